import { Button } from "./button.tsx";
import { StateView } from "./state-view.tsx";

export function OfflineState({ onRetry }: { onRetry?: () => void }) {
	return (
		<StateView
			announce="status"
			light="low"
			title="You appear to be offline"
			actions={onRetry !== undefined && <Button onClick={onRetry}>Try again</Button>}
		>
			<p>Nothing is lost. We will pick up where you were as soon as there is a connection.</p>
		</StateView>
	);
}
