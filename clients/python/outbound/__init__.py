"""Clients of the space game and the cargo game of Outbound. See README.md of the package."""

from ._client import UNSET, Client
from ._connection import Answer
from ._frames import FrameReader
from ._stream import Message
from ._version import VERSION as __version__
from .cargo import Cargo, CargoProblem
from .problem import Problem, Unreachable
from .space import Space, SpaceProblem

__all__ = [
    "UNSET",
    "Answer",
    "Cargo",
    "CargoProblem",
    "Client",
    "FrameReader",
    "Message",
    "Problem",
    "Space",
    "SpaceProblem",
    "Unreachable",
    "__version__",
]
