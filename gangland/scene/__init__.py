"""The picture language of the boards: scenes, their drawings, their JSON form, and standing SVG pictures."""
