import { RefreshCw } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { chatCopy as copy } from "../copy.ts";
import type { Pull } from "./use-pull.ts";

interface PullSignProps {
	pull: Pull;
	isRefreshing: boolean;
}

/** Behind the thread while it is pulled down, and until what is new has come. */
export function PullSign({ pull, isRefreshing }: PullSignProps) {
	if (pull.offset === 0 && !isRefreshing) return null;
	return (
		<div className="absolute inset-x-0 top-0 z-10 flex h-12 animate-fade items-center justify-center gap-2 text-small text-ink-2">
			<span className="flex items-center gap-2 rounded-full bg-surface px-4 py-1.5 shadow-soft">
				<RefreshCw
					aria-hidden="true"
					className={classNames("size-4 text-fig", isRefreshing && "animate-turn")}
				/>
				{isRefreshing ? copy.refreshing : pull.isEnough ? copy.release : copy.pull}
			</span>
		</div>
	);
}
