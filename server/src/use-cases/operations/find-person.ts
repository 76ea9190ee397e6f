import { type Account, readAccount } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { requirePerson } from "./require-person.ts";

/** What an operator sees of a person: the account, no photos, notes or reports. */
export async function findPerson({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { emailOrId: string };
}): Promise<Account> {
	const { id: userId } = await requirePerson(ctx.store.db, input.emailOrId);
	await audit(ctx, ctx.store.db, { action: "operator.person_looked_up", userId });
	return readAccount(ctx, ctx.store.db, userId);
}
