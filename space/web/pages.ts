/** The addresses at which the service serves the client; app.tsx maps them to pages. */
export const PAGES = ["/", "/ship", "/crew", "/research", "/missions", "/log", "/game", "/admin", "/admin/*"];
