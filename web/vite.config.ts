import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Needed by every screen: one file each compresses better and loads in fewer trips than thirty. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /node_modules\/(react-router|@react-router(?!\/dev))\//;
const FRAME =
	/web\/app\/(root|paths|page-meta|ready-event|site-origin|layouts\/(site-layout|global-dialogs)|features\/(gates|home\/copy|shell\/(bar-state|copy|nav-|offline-note))|ui\/(brand-mark|button-style|class-names|face-light|late|link-button|page-loading|prerendered|pressed-link|standing-html)|api\/(api-url|first-session|session-store|use-session|session-ended|limit-events|feedback-events))/;
/** Comes to every screen soon after it has loaded. */
const LIVE =
	/web\/app\/(offline\/(copy|live-notes|service-worker|update-prompt|use-online)|api\/forget-pages)/;

/** Parts that render once or twice: memoizing them would only make the first load heavier. */
const STATIC = [
	/node_modules/,
	/web\/app\/(root|layouts\/(site-layout|global-dialogs)|features\/(guides|home|legal|shell)\/|ui\/(brand-mark|error-page|face-light|head-script|late|link-button|needs-script|page-loading|prerendered))/,
];

const API = "http://127.0.0.1:3000";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), babel({ presets: [reactCompilerPreset()], exclude: STATIC })],
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
								{ name: "react", test: REACT },
								{ name: "router", test: ROUTER },
								{ name: "frame", test: FRAME },
								{ name: "live", test: LIVE },
							],
						},
					},
				},
			},
		},
	},
	server: { proxy: { "/api": API } },
});
