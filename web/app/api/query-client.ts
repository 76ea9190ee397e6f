import { notifyManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { againWhileAway } from "./server-away.ts";

// At once instead of with the next task: a button shows that it is busy before a second press can reach it.
notifyManager.setScheduler(queueMicrotask);

/**
 * A refusal is an answer, so only silence is asked again. Without a network a call fails at once and the screen says
 * so, instead of waiting unseen; what failed is asked again when the network is back, or the server.
 */
export function createQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				networkMode: "always",
				refetchOnReconnect: true,
				refetchInterval: againWhileAway,
				retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
				refetchOnWindowFocus: false,
				staleTime: 10_000,
			},
			mutations: { networkMode: "always" },
		},
	});
}
