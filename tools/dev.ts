import { spawn } from "node:child_process";

const SERVER_PORT = process.env.PORT ?? "3000";
const WEB_PORT = process.env.WEB_PORT ?? "5173";
const env = { ...process.env, PORT: SERVER_PORT, PUBLIC_URL: `http://localhost:${WEB_PORT}` };

/** Server and web with reload; the web server passes /api and /dev on, so one address serves both. */
const children = [
	spawn("node", ["--watch", "--watch-preserve-output", "server/src/main.ts"], { stdio: "inherit", env }),
	spawn("npx", ["react-router", "dev", "--port", WEB_PORT], { cwd: "web", stdio: "inherit", env }),
];

const stop = () => {
	for (const child of children) child.kill("SIGTERM");
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
for (const child of children) {
	child.once("exit", (code) => {
		process.exitCode ??= code ?? 0;
		stop();
	});
}
console.log(`Open http://localhost:${WEB_PORT} once both parts are up.`);
