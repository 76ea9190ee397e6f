import { setTimeout as wait } from "node:timers/promises";
import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import { listEvents, readStandings } from "#db/queries/checkin-events.ts";
import { findCheckinForUser } from "#db/queries/find-checkin.ts";
import { findPlaceInLine } from "#db/queries/waiting-scans.ts";
import { analyzeScanJob } from "#jobs/definitions/analyze-scan.ts";
import type { Context, Services, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { refuseOutsideHistory } from "./visible-history.ts";

/** How often the database is asked for all that are followed together. */
const LOOK_MS = 50;
/** How often a scan that waits is told its place, and one of which nothing is heard is looked at. */
const LINE_MS = 4_000;
/** A session may end meanwhile: who follows for longer is asked who they are again. */
const LONGEST_MS = 120_000;

interface CheckinWatch {
	/** Resolves when the check-in has got further, or after `LINE_MS`, or when `left` is aborted. */
	further(checkinId: number, left: AbortSignal): Promise<void>;
}

/**
 * Whatever process works on a check-in, this one sees it in the database: one statement for all who follow, and none
 * while nobody does.
 */
export function createCheckinWatch({ store, log }: Pick<Services, "store" | "log">): CheckinWatch {
	const listeners = new Map<number, Set<() => void>>();
	let known = new Map<number, string>();
	let looking = false;

	async function look(): Promise<void> {
		looking = true;
		while (listeners.size > 0) {
			await wait(LOOK_MS);
			try {
				const now = await readStandings(store.db, [...listeners.keys()]);
				const before = known;
				known = now;
				for (const [id, woken] of listeners) {
					if (before.has(id) && before.get(id) === now.get(id)) continue;
					for (const wake of Array.from(woken)) wake();
				}
			} catch (error) {
				log.warn({ err: error }, "scans that are followed could not be looked at");
			}
		}
		known = new Map();
		looking = false;
	}

	return {
		further: (checkinId, left) =>
			new Promise((resolve) => {
				const woken = listeners.get(checkinId) ?? new Set();
				const wake = () => {
					clearTimeout(timer);
					left.removeEventListener("abort", wake);
					woken.delete(wake);
					if (woken.size === 0) listeners.delete(checkinId);
					resolve();
				};
				const timer = setTimeout(wake, LINE_MS);
				if (left.aborted) return wake();
				left.addEventListener("abort", wake);
				woken.add(wake);
				listeners.set(checkinId, woken);
				if (!looking) void look();
			}),
	};
}

export type CheckinNews =
	| { type: "stage"; index: number; event: Pick<StageEvent, "stage" | "payload"> }
	| { type: "line"; waitingAhead: number | null }
	| { type: "end" };

interface FollowInput {
	id: number;
	after: number;
	watch: CheckinWatch;
	/** Aborted when whoever follows has left, or the process is to stop. */
	left: AbortSignal;
}

/** The events of API-28 as they come. Whatever is refused is refused before the first; each look is by the owner. */
export async function followCheckin({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: FollowInput;
}): Promise<AsyncGenerator<CheckinNews>> {
	const checkin = await findCheckinForUser(ctx.store.db, input.id, ctx.actor.userId);
	if (!checkin) throw notFound();
	await refuseOutsideHistory(ctx, checkin);
	return follow(ctx, input);
}

async function* follow(
	{ store, actor }: Context<UserActor>,
	{ id, after, watch, left }: FollowInput,
): AsyncGenerator<CheckinNews> {
	const end = performance.now() + LONGEST_MS;
	const over = new AbortController();
	const stop = AbortSignal.any([left, over.signal]);
	let [told, lineToldAt] = [after, Number.NEGATIVE_INFINITY];
	try {
		while (!left.aborted && performance.now() < end) {
			// Listens before it looks, so that nothing happens in between.
			const further = watch.further(id, stop);
			// Read before the events: what is complete here has all of them.
			const checkin = await findCheckinForUser(store.db, id, actor.userId);
			if (!checkin) return;
			for (const event of await listEvents(store.db, id, told)) {
				yield { type: "stage", index: told, event };
				told += 1;
			}
			if (checkin.status !== "processing") return yield { type: "end" };
			if (told === 0 && performance.now() - lineToldAt >= LINE_MS) {
				lineToldAt = performance.now();
				yield { type: "line", waitingAhead: await findPlaceInLine(store.db, analyzeScanJob.id, id) };
			}
			await further;
		}
	} finally {
		over.abort();
	}
}
