import { z } from "zod";
import type { Queryable } from "#db/database.ts";
import { type ContactMessageRow, findContactMessage } from "#db/queries/contact.ts";
import { DomainError } from "../domain-error.ts";

export async function requireMessage(db: Queryable, id: string): Promise<ContactMessageRow> {
	const message = z.uuid().safeParse(id).success ? await findContactMessage(db, id) : null;
	if (!message) throw new DomainError("not_found", `There is no message ${id}.`);
	return message;
}
