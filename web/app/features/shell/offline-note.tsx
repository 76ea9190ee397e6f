import { WifiOff } from "lucide-react";
import { useSession } from "#api/use-session.ts";
import { shellCopy } from "./copy.ts";

/** AUTH-A18: a session that could not be read is treated as signed out, and said so. */
export function OfflineNote() {
	const session = useSession();
	if (session.status !== "signed_out" || !session.offline) return null;
	return (
		<p
			role="status"
			className="flex items-center justify-center gap-2 bg-amber-soft px-5 py-2.5 text-small font-medium text-amber"
		>
			<WifiOff aria-hidden="true" className="size-4" />
			{shellCopy.offline}
		</p>
	);
}
