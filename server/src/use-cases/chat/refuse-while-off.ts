import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Queryable } from "#db/database.ts";
import { isSwitchedOff } from "#db/queries/switches.ts";
import { DomainError } from "../domain-error.ts";

/** DER-39: an operator may turn the assistant off. */
export async function refuseWhileOff(db: Queryable): Promise<void> {
	if (await isSwitchedOff(db, "assistant")) throw new DomainError("busy", MESSAGES.assistantOff);
}
