import type { Profile, SkippedRoutine } from "@dewlight/contracts/profile.ts";
import { useEffect, useState } from "react";
import { type KeptDone, type KeptSkip, type KeptTap, useKeptSending } from "#api/kept-taps.ts";
import { type RoutineMoment, routineMoment } from "#ui/plan/schedule.ts";
import type { ChangeOutcome, ProfileChange } from "../profile-change.ts";

type RoutineTap = KeptDone | KeptSkip;
type Sent = Extract<ProfileChange, { kind: "done" | "skip" }>;

const isRoutineTap = (tap: KeptTap): tap is RoutineTap => tap.kind !== "told";

/** Steps checked off and routines skipped without a network. The server takes each once, however often it hears of it. */
export function useKeptRoutine(account: number, send: (change: Sent) => Promise<ChangeOutcome>): void {
	useKeptSending(account, isRoutineTap, async (taps) => {
		const heard: RoutineTap[] = [];
		for (const { change, of } of changesOf(taps)) {
			const outcome = await send(change);
			// What the server refuses is in no plan any more.
			if (outcome !== "saved" && outcome !== "refused") break;
			heard.push(...of);
		}
		return heard;
	});
}

/** One call for each day and each way of checking off, and one for each routine. */
function changesOf(taps: readonly RoutineTap[]): { change: Sent; of: RoutineTap[] }[] {
	const done = taps.filter((tap) => tap.kind === "done");
	const groups = Map.groupBy(done, (tap) => `${tap.day} ${tap.done}`);
	return [
		...[...groups.values()].map((of) => ({
			change: {
				kind: "done" as const,
				day: of[0]?.day ?? "",
				done: of[0]?.done ?? true,
				steps: of.map(({ step }) => step),
			},
			of,
		})),
		...taps.filter((tap) => tap.kind === "skip").map((tap) => ({ change: tap, of: [tap] })),
	];
}

/** What is checked off on a day, with the taps that are still to be sent. */
export function withMarks(done: readonly string[], taps: readonly KeptTap[], day: string): string[] {
	const today = taps.filter((tap) => tap.kind === "done").filter((tap) => tap.day === day);
	const others = done.filter((id) => !today.some(({ step }) => step === id));
	return [...others, ...today.filter((tap) => tap.done).map(({ step }) => step)];
}

/** The routine that is skipped now, if it is, with a tap that is still to be sent. */
export function skippedNow(
	known: readonly SkippedRoutine[],
	taps: readonly KeptTap[],
	{ day, part }: Pick<RoutineMoment, "day" | "part">,
): { skipped: SkippedRoutine | null; kept: boolean } {
	const isNow = (one: SkippedRoutine) => one.day === day && one.part === part;
	const tap = taps.filter((one) => one.kind === "skip").find(isNow);
	if (tap === undefined) return { skipped: known.find(isNow) ?? null, kept: false };
	return { skipped: tap.skipped ? { day, part, reason: tap.reason } : null, kept: true };
}

/**
 * Days from which treatments pause, at once where stinging was told without a network. That it did not sting counts only
 * when the server has heard of it.
 */
export function withStung(stung: Profile["stung_days"], taps: readonly KeptTap[]): string[] {
	const told = taps.filter(
		(tap) =>
			(tap.kind === "skip" && tap.skipped && tap.reason === "stings") ||
			(tap.kind === "told" && tap.change.felt?.includes("stings")),
	);
	return [...new Set([...stung, ...told.map(({ day }) => day)])].toSorted();
}

const MINUTE_MS = 60_000;

/** The part of the day it is, also in a page that stays open from the morning into the night. */
export function useRoutineMoment(): RoutineMoment {
	const [moment, setMoment] = useState(() => routineMoment(new Date()));
	useEffect(() => {
		const look = () =>
			setMoment((before) => {
				const now = routineMoment(new Date());
				return now.part === before.part && now.day === before.day ? before : now;
			});
		const timer = setInterval(look, MINUTE_MS);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, []);
	return moment;
}
