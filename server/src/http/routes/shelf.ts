import type { Shelf } from "@dewlight/contracts/shelf.ts";
import type { Services } from "#use-cases/context.ts";
import {
	addReaction,
	addToShelf,
	changePatchTest,
	changeShelfItem,
	readShelf,
	removeReaction,
	removeShelfItem,
	type ShelfView,
	startPatchTest,
} from "#use-cases/shelf/index.ts";
import { type App, endpoint, userContext } from "../route.ts";

const OK = { ok: true as const };

export function shelfRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("shelf"),
		handler: async (request) =>
			presentShelf(await readShelf({ ctx: userContext(services, request), input: request.query })),
	});

	app.route({
		...endpoint("addToShelf"),
		handler: async (request) => {
			await addToShelf({ ctx: userContext(services, request), input: request.body });
			return OK;
		},
	});

	app.route({
		...endpoint("changeShelfItem"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			await changeShelfItem({ ctx, input: { ...request.body, ...request.params } });
			return OK;
		},
	});

	app.route({
		...endpoint("addReaction"),
		handler: async (request) => {
			const noted = await addReaction({ ctx: userContext(services, request), input: request.body });
			const { advice, urgent, stung, planChanged } = noted;
			return { advice, urgent, stung_days: stung, plan_changed: planChanged };
		},
	});

	app.route({
		...endpoint("startPatchTest"),
		handler: async (request) => {
			await startPatchTest({ ctx: userContext(services, request), input: request.body });
			return OK;
		},
	});

	app.route({
		...endpoint("changePatchTest"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			await changePatchTest({ ctx, input: { ...request.body, ...request.params } });
			return OK;
		},
	});

	app.route({
		...endpoint("removeShelfItem"),
		handler: async (request) => {
			await removeShelfItem({ ctx: userContext(services, request), input: request.params });
			return OK;
		},
	});

	app.route({
		...endpoint("removeReaction"),
		handler: async (request) => {
			await removeReaction({ ctx: userContext(services, request), input: request.params });
			return OK;
		},
	});
}

function presentShelf({ items, costs, week, missing, reactions, patchTests }: ShelfView): Shelf {
	return {
		items: items.map(({ item, brand, imageUrl, inUseSince, outlook, tested }) => ({
			...item,
			...outlook,
			tested,
			...(brand !== "" && { brand }),
			image_url: imageUrl,
			in_use_since: inUseSince,
		})),
		costs,
		week,
		missing,
		reactions: reactions.map(({ row, dayOfUse }) => ({
			id: row.id,
			product_id: row.productId,
			product_name: row.productName,
			day: row.day,
			day_of_use: dayOfUse,
			signs: row.signs,
			note: row.note,
		})),
		patch_tests: patchTests.map(({ row, outlook }) => ({
			id: row.id,
			product_id: row.productId,
			product_name: row.productName,
			started_at: row.startedAt.toISOString(),
			first_look: row.firstLook,
			second_look: row.secondLook,
			...outlook,
		})),
	};
}
