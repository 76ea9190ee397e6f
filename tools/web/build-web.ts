import { runCommand } from "../run-command.ts";
import { buildWhenChanged } from "./build-when-changed.ts";

/** Everything the web build reads below the root. */
export const WEB_SOURCES = ["web", "contracts/src", "core/src"] as const;

/** Builds the web app when its sources changed since the last build; throws with the build's output when it fails. */
export function buildWebIfChanged(): Promise<"built" | "unchanged"> {
	return buildWhenChanged({
		name: "the web app",
		sources: WEB_SOURCES,
		stamp: "web/build/.sources",
		async make() {
			const { code, output } = await runCommand("npm", ["run", "--silent", "build", "--workspace", "web"], {
				quiet: true,
			});
			if (code !== 0) throw new Error(`The web build failed:\n${output}`);
		},
	});
}
