/** First statement of a transaction whose statements may take any time. It lifts the driver's limit too. */
export const WITHOUT_TIME_LIMIT = "set local statement_timeout = 0";
