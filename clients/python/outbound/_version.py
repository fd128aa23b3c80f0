"""Made from package.json by `npm run generate`."""

VERSION = "0.1.0"
