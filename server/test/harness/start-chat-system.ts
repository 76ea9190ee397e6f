import { startSystem, type TestSystem } from "./start-system.ts";

/** A system for conversations: nobody is held up for asking often. */
export async function startChatSystem(): Promise<TestSystem> {
	const system = await startSystem({ worker: true });
	system.services.throttle = { take: async () => null, forget: async () => undefined };
	return system;
}
