/** Words of the address that open an example (PUB-13 to PUB-15). */
export const DEMO_NAMES = ["analysis", "careplan", "chat"] as const;
export type DemoName = (typeof DEMO_NAMES)[number];

export const demoAddress = (name: DemoName): string => `/?demo=${name}`;
