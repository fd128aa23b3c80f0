/** The principal of an Idempotency-Key: keys of different principals are different. */

export const principalOf = (playerId: number): string => `player:${playerId}`;

export const adminPrincipalOf = (adminId: number): string => `admin:${adminId}`;
