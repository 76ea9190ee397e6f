import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	CHAT_LIMITS,
	type ChatEvent,
	type ChatStreamRequest,
	chatEventSchema,
	chatResumeAnswerSchema,
} from "@dewlight/contracts/chat.ts";
import { profileSchema } from "@dewlight/contracts/profile.ts";
import { type Checkin, checkinSchema } from "@dewlight/contracts/scans.ts";
import type { Turn } from "@dewlight/core/assistant/conversation.ts";
import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import type { FaceOptions } from "@dewlight/sandbox/faces/face-options.ts";
import { randomIds } from "@dewlight/server/adapters/clock/clock-and-ids.ts";
import { compose } from "@dewlight/server/compose.ts";
import { readConfig } from "@dewlight/server/config.ts";
import { openDatabase } from "@dewlight/server/db/open-database.ts";
import { findUserByEmail } from "@dewlight/server/db/queries/accounts.ts";
import { presentCheckin } from "@dewlight/server/http/present/check-in.ts";
import { presentProfile } from "@dewlight/server/http/present/profile.ts";
import { presentResumed } from "@dewlight/server/http/routes/chat.ts";
import { createLog } from "@dewlight/server/log.ts";
import type { Ids } from "@dewlight/server/ports/clock-and-ids.ts";
import { openTurn, resumeReply, streamReply } from "@dewlight/server/use-cases/chat/index.ts";
import {
	type Context,
	contextOf,
	type Services,
	type UserActor,
} from "@dewlight/server/use-cases/context.ts";
import { type DemoPerson, type DemoScan, seedDemoPeople } from "@dewlight/server/use-cases/demo/index.ts";
import { getProfile } from "@dewlight/server/use-cases/profile/index.ts";
import {
	type CheckinView,
	getCheckin,
	getLatestCheckin,
	readPicture,
} from "@dewlight/server/use-cases/scans/index.ts";
import { z } from "zod";
import { type FirstView, type Lines, makeFirstView, makeLines } from "./make-home-parts.ts";

/** The day the example is looked at; everything else lies before it. */
const EXAMPLE_NOW = new Date("2026-11-20T16:00:00.000Z");

const PHOTO: FaceOptions = {
	person: 3,
	seed: 47,
	width: 1280,
	height: 1280,
	expression: { smile: 0.3 },
	hair: { cloth: [0.27, 0.1, 0.14] },
	background: [0.66, 0.58, 0.5],
};

/** PNG, so that nothing of the drawing is lost on its way into the engine. */
function scan(daysAgo: number, face: FaceOptions): DemoScan {
	return { daysAgo, note: null, drawPhoto: () => encodeFace({ ...PHOTO, ...face }, { format: "png" }) };
}

/** A drawn person who stands for nobody: redness that calms down, dark marks that stay. */
const EXAMPLE_PERSON: DemoPerson = {
	email: "example@example.com",
	username: "Example",
	password: "only-for-this-run",
	goals: ["Even tone"],
	issues: ["Dark spots", "Redness"],
	scans: [
		scan(43, {
			shot: 1,
			redness: { left_cheek: 30, right_cheek: 28, nose: 10 },
			darkMarks: { left_cheek: { count: 6 }, right_cheek: { count: 4 } },
			shine: { forehead: 0.2, nose: 0.25 },
		}),
		scan(1, {
			shot: 2,
			redness: { left_cheek: 14, right_cheek: 13 },
			darkMarks: { left_cheek: { count: 6 }, right_cheek: { count: 4 } },
			shine: { forehead: 0.2, nose: 0.25 },
		}),
	],
};

/** Runs something in the whole product without a key, on empty data and at a fixed moment; nothing of it stays. */
async function inExampleSystem<T>(run: (services: Services) => Promise<T>): Promise<T> {
	const dataDir = await mkdtemp(join(tmpdir(), "example-"));
	const write = (line: string) => void process.stderr.write(line);
	try {
		const system = await compose({
			config: readConfig({ NODE_ENV: "test", DATA_DIR: dataDir }),
			log: createLog({ level: "error", destination: { write } }),
			database: await openDatabase({ kind: "memory" }),
		});
		try {
			return await run({ ...system.services, clock: { now: () => EXAMPLE_NOW }, ids: countedIds() });
		} finally {
			await system.close();
		}
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}

/** Ids and file names that count up, so that every run gives the same ones. */
function countedIds(): Ids {
	let ids = 0;
	let names = 0;
	return {
		uuid: () => {
			ids += 1;
			return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
		},
		secret: randomIds.secret,
		name: () => {
			names += 1;
			return `example-${names}`;
		},
	};
}

/** What the example holds: answers of the product as the wire gives them, and who measured. */
export const exampleShape = z.object({
	engine: z.object({ name: z.string(), version: z.string() }),
	/** The plan stands in `profile`; of the readings those are kept that a finding rests on. */
	checkin: checkinSchema,
	profile: profileSchema,
	/** Questions with what the stream said, and the products that followed. */
	chat: z.array(
		z.object({
			question: z.string(),
			events: z.array(chatEventSchema),
			resumed: chatResumeAnswerSchema.nullable(),
		}),
	),
});
type Example = z.infer<typeof exampleShape>;
export type ExampleTurn = Example["chat"][number];

const QUESTIONS = [
	"What changed since my last scan?",
	"Why is there a moisturizer in my morning routine?",
	"Find me a sunscreen that fits my skin",
] as const;

/** Asks the guide one question after the other, each with what was said before. */
async function askQuestions(ctx: Context<UserActor>): Promise<ExampleTurn[]> {
	const said: Turn[] = [];
	const turns: ExampleTurn[] = [];
	for (const question of QUESTIONS) {
		const turn = await ask(ctx, question, said.slice(-CHAT_LIMITS.history));
		said.push({ role: "user", message: question }, { role: "assistant", message: textOf(turn) });
		turns.push(turn);
	}
	return turns;
}

async function ask(ctx: Context<UserActor>, message: string, history: Turn[]): Promise<ExampleTurn> {
	const request: ChatStreamRequest = {
		message,
		conversation_history: history,
		checkin_id: null,
		client_message_id: ctx.ids.uuid(),
	};
	const turn = await openTurn({ ctx, input: request });
	const left = new AbortController().signal;
	const events: ChatEvent[] = [];
	for await (const event of streamReply({ ctx, input: { turn, history, left } })) {
		// The numbers of stored messages mean nothing outside the run.
		if (event.type !== "session_started") events.push(event);
	}
	const last = events.at(-1);
	if (last?.type !== "ready_for_resume") return { question: message, events, resumed: null };
	const { product_intent, category } = last;
	const found = await resumeReply({ ctx, input: { ...request, product_intent, category } });
	const { message_id: _, ...resumed } = presentResumed(found);
	return { question: message, events, resumed };
}

function textOf({ events, resumed }: ExampleTurn): string {
	const streamed = events.map((event) => (event.type === "content_delta" ? event.delta : "")).join("");
	return [streamed, resumed?.reply ?? ""].filter((part) => part !== "").join("\n\n");
}

export interface MadeExample {
	example: Example;
	/** The few values the home page shows at once, and those further down. */
	firstView: FirstView;
	lines: Lines;
	/** WebP by file name. */
	pictures: ReadonlyMap<string, Uint8Array>;
}

/** Draws the person, has the product scan, plan and answer, and takes down what it says. Same code, same example. */
export function makeExample(): Promise<MadeExample> {
	return inExampleSystem(async (services) => {
		await seedDemoPeople({ services, people: [EXAMPLE_PERSON] });
		const ctx = await asPerson(services);
		const view = await getCheckin({ ctx, input: await getLatestCheckin({ ctx }) });
		const checkin = presentCheckin(view);
		const profile = presentProfile(await getProfile({ ctx }));
		if (checkin.engine === null) throw new Error("The check-in does not say who measured it.");
		const { name, version } = checkin.engine;
		const chat = await askQuestions(ctx);
		const pictures = await readPictures(ctx, view);
		const whole = { engine: { name, version }, checkin: shownPart(checkin), profile, chat };
		const example = exampleShape.parse(JSON.parse(JSON.stringify(whole)));
		const firstView = await makeFirstView(checkin, pictures);
		return { example, firstView, lines: makeLines(checkin), pictures };
	});
}

async function asPerson(services: Services): Promise<Context<UserActor>> {
	const user = await findUserByEmail(services.store.db, EXAMPLE_PERSON.email);
	if (user === null) throw new Error("The example person was not made.");
	return contextOf(services, {
		kind: "user",
		userId: user.id,
		sessionId: services.ids.uuid(),
		address: "127.0.0.1",
		emailVerified: true,
		legalAccepted: true,
		accountVersion: "",
	});
}

async function readPictures(
	ctx: Context<UserActor>,
	{ pictures }: CheckinView,
): Promise<Map<string, Uint8Array>> {
	const read = new Map<string, Uint8Array>();
	for (const { filename, kind } of pictures) {
		if (kind !== "thumbnail" && kind !== "layer") continue;
		const { bytes } = await readPicture({ ctx, input: { filename } });
		read.set(filename, bytes);
	}
	return read;
}

/** Leaves out what no part of the example shows, or shows from elsewhere; changes no value. */
function shownPart(checkin: Checkin): Checkin {
	const { analysis_result: result, checkin_summary } = checkin;
	const cited = new Set(result.condition_notes?.key_concerns_identified.flatMap((each) => each.metric_ids));
	return {
		...checkin,
		checkin_summary: { ...checkin_summary, progress_summary: null },
		analysis_result: { ...result, care_plan: null },
		close_ups: [],
		metrics: checkin.metrics?.filter(({ id }) => cited.has(id)) ?? null,
	};
}
