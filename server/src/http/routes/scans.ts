import { MESSAGES } from "@dewlight/contracts/messages.ts";
import { PHOTO_DATE_FIELD, photoDateSchema } from "@dewlight/contracts/photo-date.ts";
import { FRAMES_FIELD, KEEP_AS_NOTE, noteSchema } from "@dewlight/contracts/scans.ts";
import type { FastifyRequest } from "fastify";
import type { Services } from "#use-cases/context.ts";
import { DomainError } from "#use-cases/domain-error.ts";
import {
	answerUnderstood,
	checkLimit,
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
import { endpoint } from "../endpoint.ts";
import { readUpload } from "../forms/read-upload.ts";
import { presentCheckin, presentCheckinTile, presentEvent } from "../present/check-in.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

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
