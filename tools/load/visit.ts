import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { Agent, FormData, fetch } from "undici";
import type { DrillPerson } from "../drill/cluster.ts";

/** How often a person does each, out of the sum. */
const HABITS: readonly [Kind, number][] = [
	["me", 30],
	["read", 40],
	["page", 10],
	["check_off", 8],
	["chat", 5],
	["sign_in", 3],
	["upload", 4],
];
const READS = [
	"/api/checkins",
	"/api/profile",
	"/api/checkins/latest",
	"/api/chat-history",
	"/api/recommendations",
];
const QUESTIONS = [
	"What does niacinamide do?",
	"In which order do I use my products?",
	"How often should I use retinol?",
];
/** A stuck call is an error, not a pause. */
const PATIENCE_MS = 60_000;

interface Visit {
	person: DrillPerson;
	addresses: readonly string[];
	photo: Buffer;
	tally: () => Tally;
	signal: AbortSignal;
	/** Longest pause between two things a person does. */
	pauseMs: number;
	random: () => number;
}

const agent = new Agent({ connections: 600, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
export const closeConnections = () => agent.close();

/** One person who does one thing after the other until `signal`. */
export async function visit(visit: Visit): Promise<void> {
	const { signal, random, pauseMs } = visit;
	while (!signal.aborted) {
		await pause(random() * pauseMs, signal);
		if (signal.aborted) return;
		await doOne(pick(random()), visit);
	}
}

function pick(random: number): Kind {
	let left = random * HABITS.reduce((sum, [, weight]) => sum + weight, 0);
	for (const [kind, weight] of HABITS) {
		left -= weight;
		if (left < 0) return kind;
	}
	return "me";
}

async function doOne(kind: Kind, visit: Visit): Promise<void> {
	const { person, random } = visit;
	const one = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
	const json = (body: object) => ({
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	switch (kind) {
		case "page":
			return void (await ask("page", "/", {}, visit));
		case "read":
			return void (await ask("read", one(READS), {}, visit));
		case "sign_in":
			return void (await ask(
				"sign_in",
				"/api/login",
				json({ email: person.email, password: person.password }),
				visit,
			));
		case "check_off": {
			const steps = morningSteps(await ask("read", "/api/profile", {}, visit));
			// Before the first report there is nothing to check off.
			if (steps.length === 0) return;
			const body = {
				day: new Date().toISOString().slice(0, 10),
				steps: [one(steps)],
				done: random() < 0.5,
			};
			return void (await ask(
				"check_off",
				"/api/profile/mark-done",
				{ ...json(body), method: "PATCH" },
				visit,
			));
		}
		case "chat": {
			const body = { message: one(QUESTIONS), conversation_history: [], checkin_id: null };
			return void (await ask("chat", "/api/chat2/stream", json(body), visit));
		}
		case "upload":
			return scan(visit);
		default:
			return void (await ask("me", "/api/me", {}, visit));
	}
}

function morningSteps(profile: string | null): string[] {
	if (profile === null) return [];
	const { care_plan } = JSON.parse(profile) as { care_plan: { morning: object } | null };
	return Object.keys(care_plan?.morning ?? {}).map((step) => `morning_${step}`);
}

async function scan(visit: Visit): Promise<void> {
	const form = (field: string) => {
		const body = new FormData();
		body.set(field, new File([new Uint8Array(visit.photo)], "face.jpg", { type: "image/jpeg" }));
		return { method: "POST", body };
	};
	if ((await ask("upload", "/api/validate-photo", form("file"), visit)) === null) return;
	const started = await ask("upload", "/api/scan-skin", form("files"), visit);
	if (started === null) return;
	const { id } = JSON.parse(started) as { id: number };
	const followed = await ask("follow", `/api/checkins/${id}/stream`, {}, visit);
	if (followed?.includes("event: end")) visit.tally().scans += 1;
}

/** Asks one of the processes, counts what came, and gives the body of a good answer. */
async function ask(
	kind: Kind,
	path: string,
	init: { method?: string; headers?: Record<string, string>; body?: string | FormData },
	{ person, addresses, tally, random }: Pick<Visit, "person" | "addresses" | "tally" | "random">,
): Promise<string | null> {
	const address = addresses[Math.floor(random() * addresses.length)] ?? "";
	const started = performance.now();
	try {
		const answer = await fetch(`${address}${path}`, {
			...init,
			dispatcher: agent,
			headers: { ...init.headers, cookie: person.cookie },
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		const body = await answer.text();
		if (answer.ok) {
			// Whoever signs in again has a new session, and the old one ends.
			const [session] = answer.headers.getSetCookie().filter((one) => one.startsWith("session="));
			if (session) person.cookie = session.split(";")[0] ?? person.cookie;
			tally().answered(kind, performance.now() - started);
			return body;
		}
		const isRefusal = (answer.status === 503 || answer.status === 429) && answer.headers.has("retry-after");
		// One scan at a time is the product's rule, and a person who asks twice meets it.
		if (isRefusal || answer.status === 409) tally().refused(kind);
		else tally().failed(kind, `${answer.status} ${body.slice(0, 80)}`);
	} catch (error) {
		tally().failed(kind, error instanceof Error ? error.message : "failed");
	}
	return null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", done);
			resolve();
		};
		const timer = setTimeout(done, milliseconds);
		signal.addEventListener("abort", done);
	});
}

type Kind = "me" | "page" | "read" | "check_off" | "sign_in" | "chat" | "upload" | "follow";
export const KINDS: readonly Kind[] = [
	"me",
	"page",
	"read",
	"check_off",
	"sign_in",
	"chat",
	"upload",
	"follow",
];

interface Figures {
	answered: number;
	/** Refused with a time to come back: what admission promises. */
	refused: number;
	/** Anything else that did not go well. */
	errors: number;
	p50: number;
	p99: number;
}

/** Times and outcomes of the calls of one phase. */
export class Tally {
	readonly #kinds = new Map<Kind, { times: RecordableHistogram; refused: number; errors: number }>();
	/** The first of each kind of error, for who reads the table. */
	readonly samples = new Map<string, number>();
	/** Scans whose report was followed to its end. */
	scans = 0;

	#of(kind: Kind) {
		const known = this.#kinds.get(kind) ?? { times: createHistogram(), refused: 0, errors: 0 };
		this.#kinds.set(kind, known);
		return known;
	}

	answered(kind: Kind, milliseconds: number): void {
		this.#of(kind).times.record(Math.max(1, Math.round(milliseconds * 1_000)));
	}

	refused(kind: Kind): void {
		this.#of(kind).refused += 1;
	}

	failed(kind: Kind, what: string): void {
		this.#of(kind).errors += 1;
		this.samples.set(`${kind}: ${what}`, (this.samples.get(`${kind}: ${what}`) ?? 0) + 1);
	}

	/** In milliseconds. */
	figures(kind: Kind): Figures {
		const { times, refused, errors } = this.#of(kind);
		const at = (share: number) => (times.count === 0 ? 0 : times.percentile(share) / 1_000);
		return { answered: times.count, refused, errors, p50: at(50), p99: at(99) };
	}

	all(): Pick<Figures, "answered" | "refused" | "errors"> {
		const figures = KINDS.map((kind) => this.figures(kind));
		const sum = (key: "answered" | "refused" | "errors") => figures.reduce((so, one) => so + one[key], 0);
		return { answered: sum("answered"), refused: sum("refused"), errors: sum("errors") };
	}
}
