import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { addReactionSchema, changePatchTestSchema } from "@dewlight/contracts/shelf.ts";
import {
	adviseReaction,
	lookAt,
	mayPatchTest,
	openLooks,
	type ReactionAdvice,
	reactionPauses,
} from "@dewlight/core/shelf/reactions.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	countShelf,
	deleteReaction,
	findPatchTest,
	insertPatchTest,
	insertReaction,
	listPatchTests,
	listReactions,
	patchTestOf,
	updatePatchTest,
} from "#db/queries/shelf.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { followFeelings, followOwned, readFelt, readOwnedNames, readStungDays } from "../profile/index.ts";
import { nameOfProduct, SHELF_LIMITS, shelfFull } from "./shelf.ts";

type Call<Input> = { ctx: Context<UserActor>; input: Input };

export interface NotedReaction {
	advice: ReactionAdvice;
	urgent: string[];
	stung: string[];
	planChanged: boolean;
}

/**
 * Notes what skin did after a product. Danger in the signs or the words is answered before anything else; where skin
 * stings, burns or worse, treatments pause and the plan follows, as for a day of the diary.
 */
export async function addReaction({
	ctx,
	input,
}: Call<z.infer<typeof addReactionSchema>>): Promise<NotedReaction> {
	const { userId } = ctx.actor;
	const now = ctx.clock.now();
	if (isToCome(input.day, now)) throw new DomainError("bad_input", "That day is still to come.");
	const note = input.note === "" ? null : input.note;
	const signs = input.signs.length > 1 ? input.signs.filter((sign) => sign !== "none") : input.signs;
	const flags = note === null ? [] : ctx.triage.read([note])(note);
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const productName = await nameOfProduct(tx, userId, input.product_id);
		if ((await countShelf(tx, userId)).reactions >= SHELF_LIMITS.reactions) throw shelfFull();
		const earlier = (await listReactions(tx, userId, SHELF_LIMITS.reactions)).filter(
			({ productId }) => productId === input.product_id,
		);
		const [owned, felt] = [await readOwnedNames(tx, userId), await readFelt(tx, userId, now)];
		await insertReaction(tx, {
			id: `reaction_${ctx.ids.name()}`,
			userId,
			productId: input.product_id,
			productName,
			day: input.day,
			signs: [...new Set(signs)],
			note,
			asksForPause: reactionPauses(signs, flags),
			createdAt: now,
		});
		const productsChanged = await followOwned(ctx, tx, userId, owned);
		const careChanged = await followFeelings(ctx, tx, userId, felt);
		await audit(ctx, tx, { action: "shelf.reaction_noted", userId });
		return {
			advice: adviseReaction(signs, earlier),
			urgent: flags.map(({ advice }) => advice),
			stung: await readStungDays(tx, userId, now),
			planChanged: productsChanged || careChanged,
		};
	});
}

export async function removeReaction({ ctx, input }: Call<{ id: string }>): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const felt = await readFelt(tx, userId, ctx.clock.now());
		if (!(await deleteReaction(tx, userId, input.id))) throw notFound();
		await followFeelings(ctx, tx, userId, felt);
		await audit(ctx, tx, { action: "shelf.reaction_removed", userId });
	});
}

/** Whether it is that day nowhere on earth yet. */
function isToCome(day: string, now: Date): boolean {
	return day > new Date(now.getTime() + DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

const NO_TEST_AFTER_ALLERGY =
	"This product brought swelling or hives. Do not try it again, not on a small spot either, before a doctor has seen it.";

/** Two days on a small spot, before a product meets a face. */
export async function startPatchTest({ ctx, input }: Call<{ product_id: string }>): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const productName = await nameOfProduct(tx, userId, input.product_id);
		const told = (await listReactions(tx, userId, SHELF_LIMITS.reactions)).filter(
			({ productId }) => productId === input.product_id,
		);
		if (!mayPatchTest(told)) throw new DomainError("conflict", NO_TEST_AFTER_ALLERGY);
		if (await isTesting(ctx, tx, input.product_id)) {
			throw new DomainError("conflict", "A patch test of this product is running already.");
		}
		if ((await countShelf(tx, userId)).tests >= SHELF_LIMITS.tests) throw shelfFull();
		await insertPatchTest(tx, {
			id: `patch_${ctx.ids.name()}`,
			userId,
			productId: input.product_id,
			productName,
			startedAt: ctx.clock.now(),
			firstLook: null,
			firstLookAt: null,
			secondLook: null,
			secondLookAt: null,
			stoppedAt: null,
		});
		await audit(ctx, tx, { action: "shelf.patch_test_started", userId });
	});
}

async function isTesting(ctx: Context<UserActor>, tx: Transaction, productId: string): Promise<boolean> {
	const tests = await listPatchTests(tx, ctx.actor.userId, SHELF_LIMITS.tests);
	return tests.some((row) => row.productId === productId && openLooks(patchTestOf(row)).length > 0);
}

/** A look that is not calm ends the test at any time and counts as a reaction; a calm one counts when its hour has come. */
export async function changePatchTest({
	ctx,
	input,
}: Call<z.infer<typeof changePatchTestSchema> & { id: string }>): Promise<void> {
	const { userId } = ctx.actor;
	const now = ctx.clock.now();
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const test = await findPatchTest(tx, userId, input.id);
		if (!test) throw notFound();
		if (test.secondLook !== null) throw new DomainError("conflict", "This patch test is over already.");
		if (input.look === "stop") await updatePatchTest(tx, userId, input.id, { stoppedAt: now });
		else {
			const turn = lookAt({ started_at: test.startedAt.toISOString() }, now.toISOString());
			if (turn === null && input.look === "calm")
				throw new DomainError("conflict", "It is too early to call it calm. Look after a day.");
			const owned = await readOwnedNames(tx, userId);
			await updatePatchTest(tx, userId, input.id, {
				...(turn === "second"
					? { secondLook: input.look, secondLookAt: now }
					: { firstLook: input.look, firstLookAt: now }),
				...(input.look !== "calm" && { stoppedAt: now }),
			});
			await followOwned(ctx, tx, userId, owned);
		}
		await audit(ctx, tx, { action: "shelf.patch_test_looked", userId, details: { look: input.look } });
	});
}
