"""Generated from package.json by `npm run generate`. Do not edit."""

VERSION = "0.1.0"
