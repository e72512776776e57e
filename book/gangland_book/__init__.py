"""How the book is made: chapters executed, pages written from the engine, built with Jupyter Book, served."""
