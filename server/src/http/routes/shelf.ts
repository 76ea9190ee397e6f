import { okSchema } from "@dewlight/contracts/accounts.ts";
import {
	addReactionSchema,
	addToShelfSchema,
	changePatchTestSchema,
	changeShelfItemSchema,
	reactionAnswerSchema,
	type Shelf,
	shelfAnswerSchema,
	shelfParamsSchema,
	shelfQuerySchema,
	startPatchTestSchema,
} from "@dewlight/contracts/shelf.ts";
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
import { endpoint } from "../endpoint.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

const OK = { ok: true as const };

export function shelfRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("shelf"),
		schema: { querystring: shelfQuerySchema, response: { 200: shelfAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) =>
			presentShelf(await readShelf({ ctx: userContext(services, request), input: request.query })),
	});

	app.route({
		...endpoint("addToShelf"),
		schema: { body: addToShelfSchema, response: { 200: okSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			await addToShelf({ ctx: userContext(services, request), input: request.body });
			return OK;
		},
	});

	app.route({
		...endpoint("changeShelfItem"),
		schema: { params: shelfParamsSchema, body: changeShelfItemSchema, response: { 200: okSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const ctx = userContext(services, request);
			await changeShelfItem({ ctx, input: { ...request.body, ...request.params } });
			return OK;
		},
	});

	app.route({
		...endpoint("addReaction"),
		schema: { body: addReactionSchema, response: { 200: reactionAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) => addReaction({ ctx: userContext(services, request), input: request.body }),
	});

	app.route({
		...endpoint("startPatchTest"),
		schema: { body: startPatchTestSchema, response: { 200: okSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			await startPatchTest({ ctx: userContext(services, request), input: request.body });
			return OK;
		},
	});

	app.route({
		...endpoint("changePatchTest"),
		schema: { params: shelfParamsSchema, body: changePatchTestSchema, response: { 200: okSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const ctx = userContext(services, request);
			await changePatchTest({ ctx, input: { ...request.body, ...request.params } });
			return OK;
		},
	});

	for (const [name, verb] of [
		["removeShelfItem", removeShelfItem],
		["removeReaction", removeReaction],
	] as const) {
		app.route({
			...endpoint(name),
			schema: { params: shelfParamsSchema, response: { 200: okSchema } },
			config: { access: "gated" },
			handler: async (request) => {
				await verb({ ctx: userContext(services, request), input: request.params });
				return OK;
			},
		});
	}
}

function presentShelf({ items, costs, week, missing, reactions, patchTests }: ShelfView): Shelf {
	return {
		items: items.map(({ item, brand, imageUrl, outlook }) => ({
			...item,
			...outlook,
			...(brand !== "" && { brand }),
			image_url: imageUrl,
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
