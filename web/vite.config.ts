import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { withoutRouterParts } from "./without-router-parts.ts";

/** Needed by every page: one file each compresses better and loads in fewer trips than thirty. */
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\//;
const FRAME =
	/web\/app\/(root|paths|page-meta|ready-event|site-origin|layouts\/site-layout|features\/(gates|home\/sureness-dots|plans\/use-limit-event|feedback\/use-feedback-event|shell\/(bar-state|copy|nav-|offline-note|skip-link|use-session-life))|ui\/(brand-mark|button-style|class-names|face-light|late|lay-out-rest|link-button|page-loading|severity-scale|when-near)|api\/(api-url|first-session|session-store|use-session|session-ended|limit-events|feedback-events))/;

/** Parts that render once or twice: memoizing them would only make the first load heavier. */
const STATIC = [/node_modules/, /web\/app\/(root|features\/(guides|home|legal|shell)\/)/];

const API = "http://127.0.0.1:3000";

export default defineConfig({
	plugins: [
		tailwindcss(),
		withoutRouterParts(),
		reactRouter(),
		babel({ presets: [reactCompilerPreset()], exclude: STATIC }),
	],
	build: {
		manifest: true,
		// Naming what each later part needs beforehand costs every page more than it saves the few that load a part.
		modulePreload: { polyfill: false, resolveDependencies: () => [] },
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								{ name: "framework", test: FRAMEWORK },
								{ name: "frame", test: FRAME },
							],
						},
					},
				},
			},
		},
	},
	server: { proxy: { "/api": API } },
});
