import type { PlanKey } from "@dewlight/core/plans/index.ts";
import type { Queryable } from "#db/database.ts";
import { findUserByEmail, findUserById, type UserRow } from "#db/queries/accounts.ts";
import { setGrantedPlan } from "#db/queries/plan-sources.ts";
import { deleteChallengesOfUser, deleteTwoFactor, setTwoFactorEnabled } from "#db/queries/two-factor.ts";
import { announceChange } from "../account-change.ts";
import { type Account, readAccount } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
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

/**
 * For somebody who lost both the authenticator and the backup codes and proved to the operator who they are. The
 * person is told by mail; the password still guards the account.
 */
export async function removeTwoFactor({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { emailOrId: string };
}): Promise<Account> {
	return ctx.store.transaction(async (tx) => {
		const user = await requirePerson(tx, input.emailOrId);
		if (!user.twoFactorEnabledAt) {
			throw new DomainError("conflict", "Two-factor authentication is not on for this account.");
		}
		await setTwoFactorEnabled(tx, user.id, null);
		await deleteTwoFactor(tx, user.id);
		await deleteChallengesOfUser(tx, user.id);
		await audit(ctx, tx, { action: "operator.two_factor_removed", userId: user.id });
		await announceChange(ctx, tx, user.id, "two_factor_off");
		return readAccount(ctx, tx, user.id);
	});
}

interface PersonPlan {
	emailOrId: string;
	/** Null takes the grant back: trial, subscription or free hold again. */
	plan: PlanKey | null;
	/** Null: until taken back. */
	until: Date | null;
}

/** Gives a plan that stands above every other while it lasts. */
export async function setPersonPlan({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: PersonPlan;
}): Promise<Account> {
	const { plan, until } = input;
	if (plan === "trial") {
		throw new DomainError(
			"bad_input",
			"A trial begins with an account. Give plus or pro with an end instead.",
		);
	}
	if (until && until <= ctx.clock.now())
		throw new DomainError("bad_input", "The plan would have ended already.");
	return ctx.store.transaction(async (tx) => {
		const { id: userId } = await requirePerson(tx, input.emailOrId);
		await setGrantedPlan(tx, userId, plan && { plan, until });
		const details = { plan, until: until?.toISOString() ?? null };
		await audit(ctx, tx, {
			action: plan ? "operator.plan_granted" : "operator.plan_taken_back",
			userId,
			details,
		});
		return readAccount(ctx, tx, userId);
	});
}

const LONGEST_REASON = 300;

/** Why an operator does something, for the audit log. */
export function requireReason(text: string): string {
	const reason = text.trim();
	if (reason === "" || reason.length > LONGEST_REASON) {
		throw new DomainError("bad_input", `Say why with --reason, in at most ${LONGEST_REASON} letters.`);
	}
	return reason;
}
