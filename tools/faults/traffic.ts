import { randomBytes, randomUUID } from "node:crypto";
import type { DrillPerson } from "../drill/people.ts";

/** What people were told is done. Each has to be found again, once, whatever happened in between. */
export interface Acknowledged {
	/** Check-ins that were taken. */
	scans: number[];
	/** Chat turns by the sender's own id, whose answer began. */
	chats: string[];
	/** Addresses that were registered. */
	registrations: string[];
	/** The last name that each person's account took. */
	names: Map<number, string>;
}

interface Traffic {
	acknowledged: Acknowledged;
	/** What was refused or failed, by status or error; for the table. */
	refusals: Map<string, number>;
	/** Answers of 500: an honest refusal is any other. */
	faults(): number;
	stop(): Promise<void>;
}

const PATIENCE_MS = 45_000;

interface TrafficOptions {
	people: readonly DrillPerson[];
	addresses: readonly string[];
	random: () => number;
	/** A photo's first bytes: what the object store must hold of none in the end. */
	marker: Buffer;
}

/** Everybody does one thing after another, at whichever process, and gives up nothing when it fails. */
export function startTraffic({ people, addresses, random, marker }: TrafficOptions): Traffic {
	const acknowledged: Acknowledged = { scans: [], chats: [], registrations: [], names: new Map() };
	const refusals = new Map<string, number>();
	const over = new AbortController();

	async function ask(path: string, cookie: string, init: RequestInit): Promise<string | null> {
		const address = addresses[Math.floor(random() * addresses.length)] ?? "";
		try {
			const headers = { ...(init.headers as Record<string, string>), cookie };
			const signal = AbortSignal.timeout(PATIENCE_MS);
			const answer = await fetch(`${address}${path}`, { ...init, headers, signal });
			const body = await answer.text();
			if (answer.ok) return body;
			note(String(answer.status));
		} catch {
			note("no answer");
		}
		return null;
	}
	const note = (what: string) => refusals.set(what, (refusals.get(what) ?? 0) + 1);
	const json = (body: object, method = "POST"): RequestInit => ({
		method,
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});

	const deeds: ((person: DrillPerson) => Promise<void>)[] = [
		async ({ cookie }) => {
			const form = new FormData();
			form.set(
				"files",
				new Blob([Buffer.concat([marker, randomBytes(2_000)])], { type: "image/jpeg" }),
				"a.jpg",
			);
			const answer = await ask("/api/scan-skin", cookie, { method: "POST", body: form });
			if (answer !== null) acknowledged.scans.push(JSON.parse(answer).id);
		},
		async ({ cookie }) => {
			const id = randomUUID();
			const message = { message: "What does niacinamide do?", conversation_history: [], checkin_id: null };
			const answer = await ask("/api/chat2/stream", cookie, json({ ...message, client_message_id: id }));
			if (answer?.includes("session_started")) acknowledged.chats.push(id);
		},
		async () => {
			const email = `new-${randomBytes(6).toString("hex")}@example.com`;
			const body = { email, username: "Ana", password: randomBytes(9).toString("base64url") };
			if ((await ask("/api/register", "", json(body))) !== null) acknowledged.registrations.push(email);
		},
		async ({ cookie, id, email }) => {
			const username = `Ana ${randomBytes(3).toString("hex")}`;
			if ((await ask("/api/account", cookie, json({ username, email }))) !== null)
				acknowledged.names.set(id, username);
			// Nobody knows whether it was written.
			else acknowledged.names.delete(id);
		},
	];
	const lives = people.map(async (person, turn) => {
		while (!over.signal.aborted) {
			await deeds[(turn + Math.floor(random() * deeds.length)) % deeds.length]?.(person);
			await new Promise((resolve) => setTimeout(resolve, 150 + random() * 500));
		}
	});
	return {
		acknowledged,
		refusals,
		faults: () => refusals.get("500") ?? 0,
		async stop() {
			over.abort();
			await Promise.all(lives);
		},
	};
}
