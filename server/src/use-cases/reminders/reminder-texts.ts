import { verdictAt } from "@dewlight/core/experiments/index.ts";
import { changesOn, type RoutineStep, stepsOn } from "@dewlight/core/routine/day-plan.ts";
import { lookDue, type OpenLook, openLooks, type PatchTurn } from "@dewlight/core/shelf/reactions.ts";
import { expiryNews } from "@dewlight/core/shelf/shelf.ts";
import { nextComparisonAt } from "@dewlight/core/skin/biology-clock.ts";
import type { Queryable } from "#db/database.ts";
import { listDoneBetween, listSkippedBetween } from "#db/queries/daily.ts";
import { listExperimentRows } from "#db/queries/progress.ts";
import { listFinishedReports } from "#db/queries/reports.ts";
import { listPatchTests, patchTestOf } from "#db/queries/shelf.ts";
import type { PushMessage } from "#ports/pusher.ts";
import { dayIn, readRoutineSteps, readStungDays } from "../profile/index.ts";
import { readPacks, SHELF_LIMITS } from "../shelf/index.ts";

export const REMINDER_KINDS = ["morning", "night", "ramp_step", "next_scan", "expiry", "patch_test"] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

interface Asked {
	userId: number;
	/** The day it is where the person is. */
	day: string;
	timeZone: string;
	now: Date;
	/** Whether what comes later on that day is told too, as one mail a day has to. */
	wholeDay?: boolean;
}

/**
 * What a reminder says; null where there is nothing to say any more. It can be read on a locked screen, so it names kinds
 * of steps and nothing of the skin.
 */
export async function writeReminder(
	db: Queryable,
	kind: ReminderKind,
	asked: Asked,
): Promise<PushMessage | null> {
	switch (kind) {
		case "morning":
		case "night":
			return writeRoutine(db, kind, asked);
		case "ramp_step":
			return writeChanges(db, asked);
		case "next_scan":
			return writeNextScan(db, asked);
		case "expiry":
			return writeExpiry(db, asked);
		case "patch_test":
			return writePatchTest(db, asked);
	}
}

async function writeRoutine(
	db: Queryable,
	part: "morning" | "night",
	{ userId, day, now }: Asked,
): Promise<PushMessage | null> {
	const span = { from: day, to: day };
	const skipped = await listSkippedBetween(db, userId, span);
	if (skipped.some((one) => one.part === part)) return null;
	const done = (await listDoneBetween(db, userId, span)).map(({ step }) => step);
	const stung = await readStungDays(db, userId, now);
	const open = stepsOn(await readRoutineSteps(db, userId), { part, day }, stung).filter(
		({ id }) => !done.includes(id),
	);
	if (open.length === 0) return null;
	return {
		title: part === "morning" ? "Your morning routine" : "Your evening routine",
		body: `${sentenceCase(open.map(kindOf))}.`,
		path: "/today",
		tag: part,
	};
}

async function writeChanges(db: Queryable, { userId, day, now }: Asked): Promise<PushMessage | null> {
	const stung = await readStungDays(db, userId, now);
	const changes = changesOn(await readRoutineSteps(db, userId), day, stung);
	const begins = changes.filter(({ kind }) => kind === "begins").map(({ step }) => kindOf(step));
	const more = changes.filter(({ kind }) => kind === "more").map(({ step }) => kindOf(step));
	const said = [
		...(begins.length > 0 ? [`New from today: ${listOf(begins)}.`] : []),
		...(more.length > 0 ? [`More often from today: ${listOf(more)}.`] : []),
	];
	if (said.length === 0) return null;
	return { title: "Your plan moves on", body: said.join(" "), path: "/today", tag: "ramp" };
}

async function writeNextScan(db: Queryable, { userId, day, timeZone }: Asked): Promise<PushMessage | null> {
	if (await isJudgedOn(db, { userId, day, timeZone })) {
		return {
			title: "Your test of one product can be judged",
			body: "Take a photo in the same place and light as before, and read the verdict.",
			path: "/upload",
			tag: "scan",
		};
	}
	const [newest] = await listFinishedReports(db, userId, 1);
	if (!newest) return null;
	if (dayIn(timeZone, new Date(nextComparisonAt(newest.takenAt.toISOString()))) !== day) return null;
	return {
		title: "A new photo can be compared from today on",
		body: "In the same place and light as the last one it compares best.",
		path: "/upload",
		tag: "scan",
	};
}

/** Whether that day is the one on which a running experiment ends. */
async function isJudgedOn(
	db: Queryable,
	{ userId, day, timeZone }: Pick<Asked, "userId" | "day" | "timeZone">,
): Promise<boolean> {
	const [newest] = await listExperimentRows(db, userId, 1);
	if (!newest?.changedAt || newest.stoppedAt) return false;
	const due = verdictAt({ changedAt: newest.changedAt.toISOString(), weeks: newest.weeks });
	return due !== null && dayIn(timeZone, new Date(due)) === day;
}

async function writeExpiry(db: Queryable, { userId, day }: Asked): Promise<PushMessage | null> {
	const packs = await readPacks(db, userId);
	const news = packs.map((pack) => ({
		what: pack.category?.replace("_", " ") ?? "pack",
		is: expiryNews(pack, day),
	}));
	const of = (state: "ends_soon" | "ended") => news.filter(({ is }) => is === state).map(({ what }) => what);
	const [soon, ended] = [of("ends_soon"), of("ended")];
	const said = [
		...(soon.length > 0 ? [`Ends in four weeks: ${listOf(soon)}.`] : []),
		...(ended.length > 0 ? [`Past its time: ${listOf(ended)}.`] : []),
	];
	if (said.length === 0) return null;
	return { title: "On your shelf", body: said.join(" "), path: "/shelf", tag: "expiry" };
}

async function writePatchTest(db: Queryable, asked: Asked): Promise<PushMessage | null> {
	const looks = await readDueLooks(db, asked);
	if (looks.length === 0) return null;
	return lookMessage(looks.some(({ turn }) => turn === "second") ? "second" : "first");
}

export function lookMessage(turn: PatchTurn): PushMessage {
	return {
		title: "Time to look at your patch test",
		body:
			turn === "second"
				? "Two days have passed. This look is the one that counts: note it on your shelf."
				: "One day has passed. Look at the spot and note it on your shelf.",
		path: "/shelf",
		tag: "patch",
	};
}

/** Looks of patch tests that are due, each with the name it is remembered by. */
export async function readDueLooks(
	db: Queryable,
	{ userId, day, timeZone, now, wholeDay = false }: Asked,
): Promise<(OpenLook & { mark: string })[]> {
	const tests = await listPatchTests(db, userId, SHELF_LIMITS.tests);
	return tests.flatMap((row) => {
		const test = patchTestOf(row);
		const today = openLooks(test).find(({ at }) => dayIn(timeZone, new Date(at)) === day);
		const due = lookDue(test, now.toISOString()) ?? (wholeDay ? today : undefined);
		return due ? [{ ...due, mark: `patch_test:${row.id}:${due.turn}` }] : [];
	});
}

function kindOf({ key }: RoutineStep): string {
	return key.replace("_", " ");
}

function listOf(words: readonly string[]): string {
	return new Intl.ListFormat("en-US").format(words);
}

function sentenceCase(words: readonly string[]): string {
	const text = listOf(words);
	return text.charAt(0).toUpperCase() + text.slice(1);
}
