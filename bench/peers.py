"""The peers' loops: random legal actions, nothing else, each library used in the leanest way it offers.

Runs in the environment of the peers; a unit is one action of one player.
"""

import random

from bench.worker import Batch, answer


def bare_python() -> Batch:
    """What a loop of a random choice and a list update costs: no rules engine in Python can be faster."""
    options, board = list(range(8)), [0] * 8

    def batch() -> int:
        choice = random.choice
        for _ in range(10_000):
            board[choice(options)] += 1
        return 10_000

    return batch


def rlcard_environment() -> Batch:
    """RLCard's Uno as its users run it: the environment, a random legal action, a step."""
    import rlcard  # noqa: PLC0415  only this workload has it

    uno = rlcard.make("uno")

    def batch() -> int:
        state, _ = uno.reset()
        actions = 0
        while not uno.is_over():
            state, _ = uno.step(random.choice(list(state["legal_actions"])))
            actions += 1
        return actions

    return batch


def rlcard_game() -> Batch:
    """RLCard's Uno without the environment: the leanest loop its code allows."""
    from rlcard.games.uno import Game  # noqa: PLC0415

    game = Game()

    def batch() -> int:
        state, _ = game.init_game()
        actions = 0
        while not game.is_over():
            state, _ = game.step(random.choice(state["legal_actions"]))
            actions += 1
        return actions

    return batch


def open_spiel_goofspiel() -> Batch:
    """OpenSpiel's goofspiel, C++ core, played from Python; both players' bids of a turn count."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game("goofspiel")

    def batch() -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                bids = [random.choice(state.legal_actions(player)) for player in range(2)]
                state.apply_actions(bids)
                actions += 2
        return actions

    return batch


def python_chess() -> Batch:
    """python-chess: a random legal move, pushed; a game stops after 200 moves."""
    import chess  # noqa: PLC0415

    def batch() -> int:
        board = chess.Board()
        for moves in range(200):
            legal = list(board.legal_moves)
            if not legal:
                return moves
            board.push(random.choice(legal))
        return 200

    return batch


def catanatron_random() -> Batch:
    """catanatron: four random players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def batch() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        game.play()
        return len(game.state.actions)

    return batch


WORKLOADS = {
    "bare": bare_python,
    "rlcard": rlcard_environment,
    "rlcard_game": rlcard_game,
    "open_spiel": open_spiel_goofspiel,
    "chess": python_chess,
    "catanatron": catanatron_random,
}

if __name__ == "__main__":
    answer(WORKLOADS)
