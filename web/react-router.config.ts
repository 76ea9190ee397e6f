import type { Config } from "@react-router/dev/config";
import { PUBLIC_PATHS } from "./public-paths.ts";

/** Set by the app's build, which has its own folder and one page for all paths. */
const forShell = process.env.VITE_SHELL !== undefined;

export default {
	appDirectory: "app",
	buildDirectory: forShell ? ".build-app" : "build",
	ssr: false,
	prerender: forShell ? [] : PUBLIC_PATHS,
} satisfies Config;
