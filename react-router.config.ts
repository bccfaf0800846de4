/** React Router: server-rendered, every route known at start, so no `/__manifest` endpoint to flood. */
import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
