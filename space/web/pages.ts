/** The addresses at which the service serves the client; app.tsx maps them to pages. */
export const PAGES = ["/", "/ship", "/crew", "/research", "/missions", "/log", "/game", "/games", "/admin", "/admin/*"];

/** The start page, which says that the chosen game does not exist. */
export const GONE_ADDRESS = "/games?gone";

/** The map with the suggested orders. */
export const ORDERS_ADDRESS = "/?orders";

/** The map with this system selected. */
export const systemAddress = (id: number): string => `/?system=${id}`;
