/** By whom an Idempotency-Key was given: keys of different principals never meet. */

export const principalOf = (playerId: number): string => `player:${playerId}`;

export const adminPrincipalOf = (adminId: number): string => `admin:${adminId}`;
