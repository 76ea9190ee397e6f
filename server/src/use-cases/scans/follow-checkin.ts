import { setTimeout as wait } from "node:timers/promises";
import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import { findCheckinForUser, findStatusForUser } from "#db/queries/checkins.ts";
import { findPlaceInLine, listEvents, readStandings } from "#db/queries/scans.ts";
import { analyzeScanJob } from "#jobs/definitions/promised.ts";
import type { Context, Services, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { refuseOutsideHistory } from "./checkins.ts";

/** How long after the last look the database is asked for all that are followed together. */
const LOOK_MS = 50;
/** And for each of them so much longer: forty wait for the engine by seconds, and a look costs by the row. */
const LOOK_EACH_MS = 5;
/** How often a scan that waits is told its place, and one of which nothing is heard is looked at. */
const LINE_MS = 4_000;
/** A session may end meanwhile: who follows for longer is asked who they are again. */
const LONGEST_MS = 120_000;

interface Follower {
	id: number;
	/** As of the last look; null before the first. */
	standing: string | null;
	hasNews: boolean;
	wake: () => void;
}

/** One who follows a check-in until it is ended. */
interface Following {
	/**
	 * Resolves when the check-in has got further since this last did, or after `LINE_MS`, or when `left` is aborted. The
	 * first look counts as news: what happened before it is not known.
	 */
	further(left: AbortSignal): Promise<void>;
	end(): void;
}

interface CheckinWatch {
	follow(checkinId: number): Following;
}

/**
 * Whatever process works on a check-in, this one sees it in the database: one statement for all who follow, and none
 * while nobody does. Who is busy with what it was told meanwhile misses nothing, and is not told the same twice.
 */
export function createCheckinWatch(
	{ store, log }: Pick<Services, "store" | "log">,
	read = (ids: readonly number[]) => readStandings(store.db, ids),
): CheckinWatch {
	const followers = new Set<Follower>();
	let looking = false;

	async function look(): Promise<void> {
		looking = true;
		for (;;) {
			await wait(LOOK_MS + followers.size * LOOK_EACH_MS);
			if (followers.size === 0) break;
			const asked = [...followers];
			try {
				const standings = await read([...new Set(asked.map(({ id }) => id))]);
				for (const follower of asked) {
					const standing = standings.get(follower.id) ?? "gone";
					if (standing === follower.standing) continue;
					follower.standing = standing;
					follower.hasNews = true;
					follower.wake();
				}
			} catch (error) {
				log.warn({ err: error }, "scans that are followed could not be looked at");
			}
		}
		looking = false;
	}

	return {
		follow(id) {
			const follower: Follower = { id, standing: null, hasNews: false, wake: () => undefined };
			followers.add(follower);
			if (!looking) void look();
			return {
				async further(left) {
					if (!follower.hasNews && !left.aborted) {
						await new Promise<void>((resolve) => {
							const timer = setTimeout(resolve, LINE_MS);
							follower.wake = () => {
								clearTimeout(timer);
								resolve();
							};
							left.addEventListener("abort", follower.wake, { once: true });
						});
						left.removeEventListener("abort", follower.wake);
					}
					follower.hasNews = false;
				},
				end: () => followers.delete(follower),
			};
		},
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
	// Follows before it looks, so that nothing happens in between.
	const following = watch.follow(id);
	let [told, lineToldAt] = [after, Number.NEGATIVE_INFINITY];
	try {
		while (!left.aborted && performance.now() < end) {
			// Read before the events: what is complete here has all of them.
			const status = await findStatusForUser(store.db, id, actor.userId);
			if (status === null) return;
			for (const event of await listEvents(store.db, id, told)) {
				yield { type: "stage", index: told, event };
				told += 1;
			}
			if (status !== "processing") return yield { type: "end" };
			if (told === 0 && performance.now() - lineToldAt >= LINE_MS) {
				lineToldAt = performance.now();
				yield { type: "line", waitingAhead: await findPlaceInLine(store.db, analyzeScanJob.id, id) };
			}
			await following.further(left);
		}
	} finally {
		following.end();
	}
}
