import { runCommand } from "../run-command.ts";
import { WEB_SOURCES } from "../web/build-web.ts";
import { buildWhenChanged } from "../web/build-when-changed.ts";
import { APP } from "./app-identity.ts";
import { assembleBundle } from "./assemble-bundle.ts";

/** What the Android project takes in, below the repository root. */
export const BUNDLE = "web/build-app";
/** Where React Router writes the shell's build (web/react-router.config.ts). */
const PARTS = "web/.build-app";

/**
 * Builds the pages for the Android shell when their sources changed; throws with the build's output when it fails.
 * `apiOrigin` is where the API answers: `VITE_API_ORIGIN` of the environment, else the product's own site.
 */
export function buildAppIfChanged(
	apiOrigin: string = process.env.VITE_API_ORIGIN ?? APP.site,
): Promise<"built" | "unchanged"> {
	const variables = { VITE_SHELL: "android", VITE_API_ORIGIN: new URL(apiOrigin).origin };
	return buildWhenChanged({
		name: "the app's bundle",
		sources: [...WEB_SOURCES, "tools/app"],
		variables,
		stamp: `${PARTS}/.sources`,
		async make() {
			const build = ["exec", "--workspace", "web", "--", "react-router", "build"];
			const { code, output } = await runCommand("npm", build, { quiet: true, env: variables });
			if (code !== 0) throw new Error(`The build of the app's bundle failed:\n${output}`);
			await assembleBundle(PARTS, BUNDLE, variables.VITE_API_ORIGIN);
		},
	});
}
