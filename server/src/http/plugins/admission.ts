import type { ServerResponse } from "node:http";
import type { EndpointName } from "@dewlight/contracts/endpoints.ts";
import underPressure from "@fastify/under-pressure";
import { type BulkheadPolicy, bulkhead, isBulkheadRejectedError } from "cockatiel";
import type { FastifyRequest } from "fastify";
import { DomainError } from "#use-cases/domain-error.ts";
import { type App, endpoint } from "../route.ts";

/**
 * What a process takes on at once, by kind of work; more waits, and more than that is refused. Who is there, probes and
 * webhooks have no lane: they always go through. Of one person at most `each` are taken at a time.
 */
const LANES = {
	/** Hashing a password takes a processor for some hundredths of a second. */
	sign_in: { atOnce: 4, waiting: 100, each: null, retrySeconds: 3 },
	chat: { atOnce: 16, waiting: 64, each: null, retrySeconds: 5 },
	reading: { atOnce: 16, waiting: 256, each: null, retrySeconds: 3 },
	/** Bodies of up to 20 MB, of people on slow lines too: nobody waits for somebody else's upload. */
	photo: { atOnce: 16, waiting: 0, each: 3, retrySeconds: 10 },
	/** One scan of a person at a time is the rule of scans themselves, which says so. */
	scan: { atOnce: 16, waiting: 0, each: null, retrySeconds: 10 },
	/** Whole accounts and reports, written as they are read. */
	bulk: { atOnce: 2, waiting: 8, each: 2, retrySeconds: 15 },
} as const;
type Lane = keyof typeof LANES;

const UNLIMITED: ReadonlySet<EndpointName> = new Set([
	"me",
	"health",
	"ready",
	"stripeWebhook",
	"appVersion",
]);
const LANE_OF: Partial<Record<EndpointName, Lane>> = {
	register: "sign_in",
	login: "sign_in",
	verifyLogin: "sign_in",
	resetPassword: "sign_in",
	reauthenticate: "sign_in",
	chatStream: "chat",
	chatResume: "chat",
	validatePhoto: "photo",
	scanSkin: "scan",
	exportAccount: "bulk",
	exportCheckins: "bulk",
};
/** Given up first when the process falls behind; the second row only when it falls far behind. */
const GIVES_WAY: readonly Lane[] = ["photo", "scan", "bulk"];
const GIVES_WAY_LATE: readonly Lane[] = [...GIVES_WAY, "reading"];
const FAR_BEHIND = 4;
const LOOK_MS = 500;

const MANY_PHOTOS =
	"Many photos are arriving right now. Yours was not taken and nothing was counted; please try again in a moment.";
const SENTENCES: Record<Lane, string> = {
	sign_in: "Many people are signing in right now. Please try again in a moment.",
	chat: "Many people are asking right now. Please try again in a moment.",
	reading: "Many people are here right now. Please try again in a moment.",
	photo: MANY_PHOTOS,
	scan: MANY_PHOTOS,
	bulk: "Many files are being written right now. Please try again in a moment.",
};
const TOO_MANY_OF_ONE = "You have several of these running already. Please wait until one has ended.";

declare module "fastify" {
	interface FastifyContextConfig {
		/** Set from the call's name; null goes through always. */
		lane?: Lane | null;
	}
}

const busy = (lane: Lane) =>
	new DomainError("busy", SENTENCES[lane], { retryAfterSeconds: LANES[lane].retrySeconds });

/** Before anybody is looked up: a process that falls behind gives up new photos first, and never a sign-in or a chat. */
export async function giveWayWhenLate(app: App, lateMs: number): Promise<void> {
	if (lateMs === 0) return;
	await app.register(underPressure, {
		maxEventLoopDelay: lateMs,
		sampleInterval: LOOK_MS,
		pressureHandler(request, _reply, _type, value = 0) {
			const { lane } = request.routeOptions.config;
			const givesWay = value > lateMs * FAR_BEHIND ? GIVES_WAY_LATE : GIVES_WAY;
			return lane && givesWay.includes(lane) ? Promise.reject(busy(lane)) : undefined;
		},
	});
}

/** Every call under /api knows its lane; must stand before the routes. */
export function nameLanes(app: App): void {
	const lanes = new Map<string, Lane | null>();
	for (const name of UNLIMITED) lanes.set(keyOf(endpoint(name)), null);
	for (const [name, lane] of Object.entries(LANE_OF)) lanes.set(keyOf(endpoint(name as EndpointName)), lane);
	app.addHook("onRoute", (route) => {
		if (!route.url.startsWith("/api/")) return;
		const lane = lanes.get(keyOf({ method: String(route.method), url: route.url }));
		route.config = { ...route.config, lane: lane === undefined ? "reading" : lane };
	});
}

const keyOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

/** Holds every call to its lane, once it is known who calls. A stream keeps its place only until it begins. */
export function admitByLane(app: App): void {
	const policies = new Map<Lane, BulkheadPolicy>();
	for (const lane of Object.keys(LANES) as Lane[]) {
		policies.set(lane, bulkhead(LANES[lane].atOnce, LANES[lane].waiting));
	}
	const running = new Map<string, number>();
	const places = new WeakMap<ServerResponse, () => void>();
	app.addHook("onRequest", async (request, reply) => {
		const { lane } = request.routeOptions.config;
		const policy = lane && policies.get(lane);
		if (!policy) return;
		const uncount = countOfPerson(running, lane, request);
		try {
			const leave = await turnIn(policy);
			const end = () => {
				leave();
				uncount();
			};
			// The caller may have gone while waiting.
			if (reply.raw.destroyed) end();
			else reply.raw.once("finish", end).once("close", end);
			places.set(reply.raw, leave);
		} catch (error) {
			uncount();
			throw isBulkheadRejectedError(error) ? busy(lane) : error;
		}
	});
	app.addHook("onSend", (_request, reply, payload, done) => {
		if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) places.get(reply.raw)?.();
		done(null, payload);
	});
}

/** Counts this call for the person who makes it; the answer takes it off again. */
function countOfPerson(running: Map<string, number>, lane: Lane, { actor }: FastifyRequest): () => void {
	const { each } = LANES[lane];
	if (each === null || actor.kind !== "user") return () => undefined;
	const key = `${lane}:${actor.userId}`;
	const before = running.get(key) ?? 0;
	if (before >= each) throw new DomainError("too_many_requests", TOO_MANY_OF_ONE, { retryAfterSeconds: 5 });
	running.set(key, before + 1);
	let counted = true;
	return () => {
		if (!counted) return;
		counted = false;
		const left = (running.get(key) ?? 1) - 1;
		if (left > 0) running.set(key, left);
		else running.delete(key);
	};
}

/** Resolves when it is this call's turn, with the way to leave its place to the next. */
function turnIn(policy: BulkheadPolicy): Promise<() => void> {
	return new Promise((admitted, refused) => {
		policy.execute(() => new Promise<void>((leave) => admitted(leave))).catch(refused);
	});
}
