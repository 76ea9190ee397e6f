import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { SHARE_DAYS } from "@dewlight/contracts/shares.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	countOpenShares,
	findOpenShare,
	insertOpening,
	insertShare,
	listOpenings,
	listShares,
	type OpeningRow,
	type ShareRow,
	setRevoked,
} from "#db/queries/progress.ts";
import type { ThrottleRule } from "#ports/throttle.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { hashSecret } from "../hash-secret.ts";
import { type ReportPart, reportParts } from "../progress/index.ts";

const MOST_LISTED = 50;
const MOST_OPENINGS = 500;
const MOST_OPEN = 10;
const LONGEST_BROWSER = 200;
/** Per network address: a token cannot be guessed, and nobody should be able to keep the server busy trying. */
const OPEN_RULE = { name: "open-share", points: 60, windowSeconds: 3_600 } as const satisfies ThrottleRule;

export interface ShareView {
	share: ShareRow;
	state: "open" | "expired" | "revoked";
	openings: OpeningRow[];
}

/** The person's links, newest first, with each opening. */
export async function readShares({ ctx }: { ctx: Context<UserActor> }): Promise<ShareView[]> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const shares = await listShares(db, userId, MOST_LISTED);
	const openings = await listOpenings(
		db,
		userId,
		shares.map(({ id }) => id),
		MOST_OPENINGS,
	);
	return shares.map((share) => ({
		share,
		state: stateOf(share, ctx.clock.now()),
		openings: openings.filter(({ shareId }) => shareId === share.id),
	}));
}

/** Makes a link to the newest report for seven days, on every plan. Only the hash of its token is kept. */
export async function startShare({
	ctx,
}: {
	ctx: Context<UserActor>;
}): Promise<{ view: ShareView; token: string }> {
	const { userId } = ctx.actor;
	const now = ctx.clock.now();
	if ((await reportParts(ctx, userId)) === null)
		throw new DomainError("conflict", "There is no report to show yet. Take your first scan.");
	const token = ctx.ids.secret();
	const share: ShareRow = {
		id: ctx.ids.uuid(),
		userId,
		tokenHash: hashSecret(token),
		createdAt: now,
		expiresAt: new Date(now.getTime() + SHARE_DAYS * DAY_MS),
		revokedAt: null,
	};
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if ((await countOpenShares(tx, userId, now)) >= MOST_OPEN)
			throw new DomainError("conflict", `${MOST_OPEN} links work already. Please end one first.`);
		await insertShare(tx, share);
		await audit(ctx, tx, { action: "share.started", userId, details: { share_id: share.id } });
	});
	return { view: { share, state: "open", openings: [] }, token };
}

/** The link shows nothing any more from this moment on. */
export async function revokeShare({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: string };
}): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (!(await setRevoked(tx, userId, input.id, ctx.clock.now()))) throw notFound();
		await audit(ctx, tx, { action: "share.revoked", userId, details: { share_id: input.id } });
	});
}

/** What whoever has the link sees, and that they saw it. Unknown, ended and revoked links answer alike. */
export async function openShare({
	ctx,
	input,
}: {
	ctx: Context<UserActor | VisitorActor>;
	input: { token: string };
}): Promise<{ parts: ReportPart[]; expiresAt: Date }> {
	await takeAttempt(ctx, OPEN_RULE, ctx.actor.address);
	const now = ctx.clock.now();
	const share = await findOpenShare(ctx.store.db, hashSecret(input.token), now);
	if (!share) throw notFound();
	const parts = await reportParts(ctx, share.userId);
	if (parts === null) throw notFound();
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, share.userId);
		const browser = ctx.actor.userAgent?.slice(0, LONGEST_BROWSER) ?? null;
		await insertOpening(tx, { shareId: share.id, userId: share.userId, browser, openedAt: now });
		await audit(ctx, tx, { action: "share.opened", userId: share.userId, details: { share_id: share.id } });
	});
	return { parts, expiresAt: share.expiresAt };
}

function stateOf({ revokedAt, expiresAt }: ShareRow, now: Date): ShareView["state"] {
	if (revokedAt !== null) return "revoked";
	return expiresAt <= now ? "expired" : "open";
}
