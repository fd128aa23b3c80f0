/** The addresses at which the service serves the client; which page each one shows is said in app.tsx. */
export const PAGES = ["/", "/ship", "/crew", "/research", "/missions", "/log", "/game", "/admin", "/admin/*"];
