/** A row as JSON names it: snake_case, like every answer of the product. */
export function snakeKeys(row: object): Record<string, unknown> {
	const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
	return Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]));
}
