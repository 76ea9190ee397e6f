import { isSupportedVersion } from "#use-cases/operations/index.ts";
import { endpoint } from "../endpoint.ts";
import type { App } from "../types.ts";

export interface NativeAppOptions {
	/** The Android app that may open this site's links; null where there is none. */
	android: { package: string; fingerprints: readonly string[] } | null;
	/** Oldest version of the app that works with this server; null for all. */
	minVersion: string | null;
}

const ONE_HOUR = "public, max-age=3600";

/** What phones ask about the app: whose links it may open, and the app about itself. */
export function nativeAppRoutes(app: App, { android, minVersion }: NativeAppOptions): void {
	app.route({
		...endpoint("appVersion"),
		handler: async ({ query }) => ({
			supported: isSupportedVersion(query.version, minVersion),
			minimum: minVersion,
		}),
	});

	// Digital Asset Links 1.0: read by Android without following redirects.
	app.get("/.well-known/assetlinks.json", { schema: { hide: true } }, async (_request, reply) => {
		if (android === null) return reply.code(404).send({ detail: "Not found." });
		const { package: package_name, fingerprints } = android;
		return reply.header("cache-control", ONE_HOUR).send([
			{
				relation: ["delegate_permission/common.handle_all_urls"],
				target: { namespace: "android_app", package_name, sha256_cert_fingerprints: fingerprints },
			},
		]);
	});
}
