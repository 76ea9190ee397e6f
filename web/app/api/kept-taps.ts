import { skipRoutineSchema } from "@dewlight/contracts/profile.ts";
import { CYCLE, FEELINGS, SLEEP, STRESS, SUN } from "@dewlight/core/skin/self-report.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { z } from "zod";
import { TAPS } from "./browser-storage.ts";

const DAY_MS = 86_400_000;
/** The server takes taps of the last week. */
const KEPT_DAYS = 7;

const doneSchema = z.object({
	kind: z.literal("done").default("done"),
	/** YYYY-MM-DD where the person was. */
	day: z.string(),
	/** `{section}_{step}`. */
	step: z.string(),
	done: z.boolean(),
});
const skipSchema = skipRoutineSchema.extend({ kind: z.literal("skip") });
const toldSchema = z.object({
	kind: z.literal("told"),
	day: z.string(),
	/** What was told anew of the day; what is missing stays as it was. */
	change: z
		.object({
			felt: z.array(z.enum(FEELINGS)),
			sleep: z.enum(SLEEP).nullable(),
			stress: z.enum(STRESS).nullable(),
			cycle: z.enum(CYCLE).nullable(),
			sun: z.enum(SUN).nullable(),
			note: z.string().nullable(),
		})
		.partial(),
	/** Told without knowing what was told of the day before: feelings then come beside those. */
	blind: z.boolean(),
});
const tapSchema = z.union([skipSchema, toldSchema, doneSchema]);

export type KeptDone = z.output<typeof doneSchema>;
export type KeptSkip = z.output<typeof skipSchema>;
export type KeptTold = z.output<typeof toldSchema>;
/** A tap made without a network. */
export type KeptTap = KeptDone | KeptSkip | KeptTold;

/** Taps that the server has not heard of, oldest first. */
export function readTaps(account: number): KeptTap[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(TAPS + account) ?? "[]");
		const oldest = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
		const taps = Array.isArray(kept) ? kept.flatMap((one) => tapSchema.safeParse(one).data ?? []) : [];
		return taps.filter(({ day }) => day >= oldest);
	} catch {
		return [];
	}
}

/** Keeps taps until they are sent; of two about one thing the later stands. */
export function keepTaps(account: number, taps: readonly KeptTap[]): void {
	const targets = new Set(taps.map(targetOf));
	const kept = readTaps(account).filter((one) => !targets.has(targetOf(one)));
	writeTaps(account, [...kept, ...taps]);
}

/** Forgets taps the server has heard of; what was tapped anew meanwhile stays. */
function dropTaps(account: number, heard: readonly KeptTap[]): void {
	const known = new Set(heard.map((one) => JSON.stringify(one)));
	writeTaps(
		account,
		readTaps(account).filter((one) => !known.has(JSON.stringify(one))),
	);
}

function targetOf(tap: KeptTap): string {
	const about = { done: "step" in tap && tap.step, skip: "part" in tap && tap.part, told: "" };
	return [tap.kind, tap.day, about[tap.kind]].join(" ");
}

const CHANGED = "kept-taps";

/** Calls on every change on this page until the returned function is called. */
function onKeptTaps(listener: () => void): () => void {
	window.addEventListener(CHANGED, listener);
	return () => window.removeEventListener(CHANGED, listener);
}

function writeTaps(account: number, taps: readonly KeptTap[]): void {
	try {
		if (taps.length === 0) localStorage.removeItem(TAPS + account);
		else localStorage.setItem(TAPS + account, JSON.stringify(taps));
	} catch (error) {
		console.warn("Taps are not kept on this device.", error);
	}
	window.dispatchEvent(new Event(CHANGED));
}

/** What waits on this device for a connection, oldest first; of every kind. */
export function useKeptTaps(account: number): KeptTap[] {
	const [taps, setTaps] = useState(() => readTaps(account));
	useEffect(() => {
		const read = () => setTaps(readTaps(account));
		read();
		return onKeptTaps(read);
	}, [account]);
	return taps;
}

/**
 * Sends what was tapped without a network as soon as there is one. `send` answers with those the server has heard of, or
 * will never take; it gets a tap again where the answer got lost.
 */
export function useKeptSending<Tap extends KeptTap>(
	account: number,
	isMine: (tap: KeptTap) => tap is Tap,
	send: (taps: Tap[]) => Promise<Tap[]>,
): void {
	const sendMine = useEffectEvent(async () => {
		const mine = readTaps(account).filter(isMine);
		if (mine.length > 0) dropTaps(account, await send(mine));
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another account has other taps
	useEffect(() => {
		let busy = false;
		const sendAll = () => {
			if (busy || !navigator.onLine) return;
			busy = true;
			sendMine()
				.catch((error: unknown) => console.warn("What is kept on this device could not be sent.", error))
				.finally(() => {
					busy = false;
				});
		};
		sendAll();
		const stop = onKeptTaps(sendAll);
		window.addEventListener("online", sendAll);
		document.addEventListener("visibilitychange", sendAll);
		return () => {
			stop();
			window.removeEventListener("online", sendAll);
			document.removeEventListener("visibilitychange", sendAll);
		};
	}, [account]);
}
