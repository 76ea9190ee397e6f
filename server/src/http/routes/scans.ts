import { Readable } from "node:stream";
import { CHAT_LIMITS } from "@dewlight/contracts/chat.ts";
import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { PHOTO_DATE_FIELD, photoDateSchema } from "@dewlight/contracts/photo-date.ts";
import {
	type CheckinStreamEvent,
	FRAMES_FIELD,
	KEEP_AS_NOTE,
	noteSchema,
} from "@dewlight/contracts/scans.ts";
import type { FastifyRequest } from "fastify";
import type { Services } from "#use-cases/context.ts";
import { DomainError } from "#use-cases/domain-error.ts";
import {
	answerUnderstood,
	type CheckinNews,
	checkLimit,
	createCheckinWatch,
	followCheckin,
	getCheckin,
	getLatestCheckin,
	keepNote,
	listCheckinEvents,
	listCheckins,
	readPicture,
	refuseWhenFull,
	startScan,
	validatePhoto,
} from "#use-cases/scans/index.ts";
import { EVENT_STREAM_HEADERS, writeEvents } from "../event-stream.ts";
import { presentCheckin, presentCheckinTile, presentEvent } from "../present/check-in.ts";
import { readUpload } from "../request-input.ts";
import { type App, endpoint, userContext } from "../route.ts";

const TOTAL_COUNT_HEADER = "x-total-count";

interface PhotoForm {
	photo: Uint8Array;
	frames: Uint8Array[];
	note: string | null;
	/** Of a photo from before; null for one of now. */
	photoDate: string | null;
	asNote: boolean;
}

async function readPhotoForm(
	request: FastifyRequest,
	names: Parameters<typeof readUpload>[1],
): Promise<PhotoForm> {
	const { file: photo, others, frames, fields } = await readUpload(request, names);
	if (!photo) throw new DomainError("bad_input", MESSAGES.noImage);
	if (others > 0) throw new DomainError("bad_input", MESSAGES.oneImage);
	const note = noteSchema.safeParse(fields.user_message ?? "");
	if (!note.success) {
		throw new DomainError("bad_input", "The note is longer than 1,000 characters. Please shorten it.");
	}
	const asNote = fields[KEEP_AS_NOTE.field] === KEEP_AS_NOTE.value;
	const photoDate = readPhotoDate(fields[PHOTO_DATE_FIELD]);
	if (asNote && photoDate !== null) {
		throw new DomainError("bad_input", "A photo from before cannot be kept as a note.");
	}
	return { photo, frames, photoDate, note: note.data === "" ? null : note.data, asNote };
}

function readPhotoDate(text: string | undefined): string | null {
	if (text === undefined) return null;
	const day = photoDateSchema.safeParse(text);
	if (!day.success)
		throw new DomainError("bad_input", day.error.issues.map(({ message }) => message).join(" "));
	return day.data;
}

const isoOrNull = (time: number | null) => (time === null ? null : new Date(time).toISOString());

export function scanRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("validatePhoto"),
		handler: async (request) => {
			// The first half of a scan: the engine that the line waits for would look at the photo.
			await refuseWhenFull({ services });
			const { photo } = await readPhotoForm(request, { file: "file" });
			const ctx = userContext(services, request);
			const { canKeepAsNote, asksFirst, ...verdict } = await validatePhoto({ ctx, input: { photo } });
			return { ...verdict, can_keep_as_note: canKeepAsNote, asks_first: asksFirst };
		},
	});

	app.route({
		...endpoint("scanSkin"),
		handler: async (request, reply) => {
			const { asNote, ...input } = await readPhotoForm(request, { file: "files", frames: FRAMES_FIELD });
			const take = asNote ? keepNote : startScan;
			return reply.code(202).send(await take({ ctx: userContext(services, request), input }));
		},
	});

	app.route({
		...endpoint("checkScanLimit"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const { plan, used, limit, window, resetsAt } = await checkLimit({ ctx, input: { action: "scans" } });
			const scanWindow: "trial" | "calendar_month" = window === "trial" ? "trial" : "calendar_month";
			return {
				allowed: true as const,
				plan,
				used,
				limit,
				window: scanWindow,
				resets_at: isoOrNull(resetsAt),
			};
		},
	});

	app.route({
		...endpoint("checkTokenLimit"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const { plan, used, limit, window, resetsAt } = await checkLimit({ ctx, input: { action: "tokens" } });
			return { allowed: true as const, plan, used, limit, window, resets_at: isoOrNull(resetsAt) };
		},
	});

	app.route({
		...endpoint("latestCheckin"),
		handler: async (request) => getLatestCheckin({ ctx: userContext(services, request) }),
	});

	app.route({
		...endpoint("listCheckins"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			const { tiles, total } = await listCheckins({ ctx, input: request.query });
			reply.header(TOTAL_COUNT_HEADER, String(total));
			return tiles.map(presentCheckinTile);
		},
	});

	app.route({
		...endpoint("getCheckin"),
		handler: async (request) =>
			presentCheckin(await getCheckin({ ctx: userContext(services, request), input: request.params })),
	});

	app.route({
		...endpoint("answerUnderstood"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const input = { ...request.body, checkinId: request.params.id };
			return presentCheckin(await answerUnderstood({ ctx, input }));
		},
	});

	app.route({
		...endpoint("checkinEvents"),
		handler: async (request) => {
			const input = { ...request.params, ...request.query };
			const events = await listCheckinEvents({ ctx: userContext(services, request), input });
			return events.map(presentEvent);
		},
	});

	app.route({
		...endpoint("thumbnail"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			const { bytes, contentType } = await readPicture({ ctx, input: request.params });
			return reply.type(contentType).send(Buffer.from(bytes));
		},
	});
}

/** Tabs of one person that follow scans at the same time, and all who do, in one process. */
const MOST_OF_ONE = 4;
const MOST = 2_000;
const FULL = "This is followed in too many places already. Please try again in a moment.";

/** A scan as it goes on, for who would ask every second. Streams end when `told` is aborted: another process goes on. */
export function scanStreamRoute(app: App, services: Services, told: AbortSignal): void {
	const watch = createCheckinWatch(services);
	const open = new Map<number, number>();
	let all = 0;

	/** Counts the stream; the way to uncount it. */
	function count(userId: number): () => void {
		const own = open.get(userId) ?? 0;
		if (own >= MOST_OF_ONE) throw new DomainError("too_many_requests", FULL, { retryAfterSeconds: 5 });
		if (all >= MOST) throw new DomainError("busy", FULL, { retryAfterSeconds: 5 });
		open.set(userId, own + 1);
		all += 1;
		return () => {
			const left = (open.get(userId) ?? 1) - 1;
			if (left > 0) open.set(userId, left);
			else open.delete(userId);
			all -= 1;
		};
	}

	app.route({
		...endpoint("followCheckin"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			const leaving = new AbortController();
			const uncount = count(ctx.actor.userId);
			reply.raw.once("close", () => {
				leaving.abort();
				uncount();
			});
			const left = AbortSignal.any([leaving.signal, told]);
			const { id } = request.params;
			const news = await followCheckin({ ctx, input: { id, after: request.query.after, watch, left } });
			return reply
				.headers(EVENT_STREAM_HEADERS)
				.send(Readable.from(writeEvents(presentNews(news), CHAT_LIMITS.keepAliveMs)));
		},
	});
}

async function* presentNews(news: AsyncIterable<CheckinNews>): AsyncGenerator<CheckinStreamEvent> {
	for await (const one of news) {
		switch (one.type) {
			case "stage":
				yield { type: "stage", index: one.index, ...presentEvent(one.event) };
				break;
			case "line":
				yield { type: "line", waiting_ahead: one.waitingAhead };
				break;
			case "end":
				yield { type: "end" };
				break;
		}
	}
}
