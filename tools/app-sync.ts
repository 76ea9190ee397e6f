import { BUNDLE, buildAppIfChanged } from "./app/build-app.ts";
import { runCommand } from "./run-command.ts";

/** Puts the newest bundle and the plugins into the Android project. */
console.log(`${BUNDLE} is ${await buildAppIfChanged()}.`);
const sync = ["exec", "--workspace", "web", "--", "cap", "sync", "android"];
const { code } = await runCommand("npm", sync, { env: { CAPACITOR_TELEMETRY: "0" } });
process.exitCode = code;
