import type { Share } from "@dewlight/contracts/shares.ts";
import type { Services } from "#use-cases/context.ts";
import { openShare, readShares, revokeShare, type ShareView, startShare } from "#use-cases/shares/index.ts";
import { endpoint } from "../endpoint.ts";
import { requestContext, userContext } from "../request-context.ts";
import type { App } from "../types.ts";

export function shareRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("shares"),
		handler: async (request) => {
			const shares = await readShares({ ctx: userContext(services, request) });
			return { shares: shares.map(presentShare) };
		},
	});

	app.route({
		...endpoint("startShare"),
		handler: async (request) => {
			const { view, token } = await startShare({ ctx: userContext(services, request) });
			return { share: presentShare(view), token };
		},
	});

	app.route({
		...endpoint("revokeShare"),
		handler: async (request) => {
			await revokeShare({ ctx: userContext(services, request), input: request.params });
			return { ok: true as const };
		},
	});

	// The token comes in the body: no address, no log and no referrer ever holds it.
	app.route({
		...endpoint("sharedReport"),
		handler: async (request, reply) => {
			const opened = await openShare({ ctx: requestContext(services, request), input: request.body });
			reply.headers({
				"cache-control": "no-store",
				"x-robots-tag": "noindex",
				"referrer-policy": "no-referrer",
			});
			return { expires_at: opened.expiresAt.toISOString(), parts: opened.parts };
		},
	});
}

function presentShare({ share, state, openings }: ShareView): Share {
	return {
		id: share.id,
		created_at: share.createdAt.toISOString(),
		expires_at: share.expiresAt.toISOString(),
		state,
		openings: openings.map(({ openedAt, browser }) => ({ at: openedAt.toISOString(), browser })),
	};
}
