import { type InviteCodeRow, insertInviteCodes, listInviteCodes } from "#db/queries/plan-sources.ts";
import type { Ids } from "#ports/clock-and-ids.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { LIST_LIMIT } from "./inbox.ts";

/** Letters and digits that are not mistaken for each other; 32 of them, so five bits of a byte choose one evenly. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;

/** 50 random bits as XXXXX-XXXXX. */
function makeInviteCode(ids: Pick<Ids, "secret">): string {
	const bytes = Buffer.from(ids.secret(), "base64url").subarray(0, LENGTH);
	const letters = Array.from(bytes, (byte) => ALPHABET.charAt(byte & 31));
	return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

const MAX_AT_ONCE = 1_000;
const MAX_TRIAL_DAYS = 3_650;

interface NewInvites {
	count: number;
	/** Days of trial instead of the usual ones; null grants nothing. */
	trialDays: number | null;
	expiresAt: Date | null;
	note: string | null;
}

/** Single-use codes, all alike but for the code. */
export async function createInvites({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: NewInvites;
}): Promise<Omit<InviteCodeRow, "usedAt" | "usedBy">[]> {
	const { count, trialDays, expiresAt, note } = input;
	requireWhole(count, MAX_AT_ONCE, "The number of codes");
	if (trialDays !== null) requireWhole(trialDays, MAX_TRIAL_DAYS, "The days of trial");
	const createdAt = ctx.clock.now();
	if (expiresAt && expiresAt <= createdAt)
		throw new DomainError("bad_input", "The codes would have expired already.");
	const rows = Array.from({ length: count }, () => ({
		id: ctx.ids.uuid(),
		code: makeInviteCode(ctx.ids),
		trialDays,
		note,
		createdAt,
		expiresAt,
	}));
	await ctx.store.transaction(async (tx) => {
		await insertInviteCodes(tx, rows);
		const details = { count, trial_days: trialDays, expires_at: expiresAt?.toISOString() ?? null };
		await audit(ctx, tx, { action: "operator.invites_created", userId: null, details });
	});
	return rows;
}

function requireWhole(value: number, max: number, what: string): void {
	if (Number.isInteger(value) && value >= 1 && value <= max) return;
	throw new DomainError("bad_input", `${what} must be a whole number from 1 to ${max}.`);
}

export async function listInvites({ ctx }: { ctx: Context<OperatorActor> }) {
	const invites = await listInviteCodes(ctx.store.db, LIST_LIMIT);
	const details = { shown: invites.length };
	await audit(ctx, ctx.store.db, { action: "operator.invites_listed", userId: null, details });
	return invites;
}
