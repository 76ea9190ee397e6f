import type { Checkin } from "@dewlight/contracts/scans.ts";
import { findUserByEmail } from "@dewlight/server/db/queries/accounts.ts";
import { presentCheckin } from "@dewlight/server/http/present/check-in.ts";
import { presentProfile } from "@dewlight/server/http/present/profile.ts";
import {
	type Context,
	contextOf,
	type Services,
	type UserActor,
} from "@dewlight/server/use-cases/context.ts";
import { seedDemoPeople } from "@dewlight/server/use-cases/demo/index.ts";
import { getProfile } from "@dewlight/server/use-cases/profile/index.ts";
import {
	type CheckinView,
	getCheckin,
	getLatestCheckin,
	readPicture,
} from "@dewlight/server/use-cases/scans/index.ts";
import { askQuestions, type Example, exampleShape } from "./ask-questions.ts";
import { EXAMPLE_PERSON, inExampleSystem } from "./in-example-system.ts";
import { type FirstView, type Lines, makeFirstView, makeLines } from "./make-home-parts.ts";

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
