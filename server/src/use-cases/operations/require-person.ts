import type { Queryable } from "#db/database.ts";
import { findUserByEmail, findUserById, type UserRow } from "#db/queries/accounts.ts";
import { DomainError } from "../domain-error.ts";

const MAX_ID = 2 ** 31 - 1;

/** The account of an address in any letter case, or of an id. */
export async function requirePerson(db: Queryable, emailOrId: string): Promise<UserRow> {
	const wanted = emailOrId.trim();
	const id = /^\d+$/.test(wanted) ? Number(wanted) : null;
	const byId = () => (id !== null && id <= MAX_ID ? findUserById(db, id) : null);
	const user = wanted.includes("@") ? await findUserByEmail(db, wanted) : await byId();
	if (!user) throw new DomainError("not_found", `There is no account for ${wanted}.`);
	return user;
}
