import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The interval between checks for idle connections, in milliseconds. */
const lookEvery = 50;

/**
 * A connection is idle after this time without data, in milliseconds. Before that, the next request may already be on
 * its way.
 */
export const idleAfter = 500;

/**
 * After this time all connections are cut, in milliseconds. Otherwise a client that sends slowly could keep the shop
 * from ending.
 */
export const cutAfter = 10_000;

/**
 * An open connection: the number of its unanswered requests, the number of bytes received when it became quiet, and the
 * time of that.
 */
interface Connection {
  open: number;
  quietBytes: number;
  quietSince: number;
}

/**
 * Closes the app without losing answers. Requests on open connections are answered with `Connection: close`, idle
 * connections are closed, new ones are refused. Connections that are left after {@link cutAfter} are cut.
 */
export function closeInOrder(app: FastifyInstance): void {
  const { server } = app;
  const closeIdle = followConnections(server);
  // Node's own function closes a connection whose last answer is still being sent to a slow reader.
  server.closeIdleConnections = closeIdle;
  let isClosing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!server.listening) return;
    const look = setInterval(closeIdle, lookEvery);
    const cut = setTimeout(() => server.closeAllConnections(), cutAfter);
    server.once('close', () => {
      clearInterval(look);
      clearTimeout(cut);
    });
  });
}

/** Follows the activity of each connection. Returns the function that closes idle ones. */
function followConnections(server: Server): () => void {
  const connections = new Map<Socket, Connection>();
  const fallQuiet = (socket: Socket) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.quietBytes = socket.bytesRead;
    connection.quietSince = performance.now();
  };
  server.on('connection', (socket) => {
    connections.set(socket, { open: 0, quietBytes: 0, quietSince: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.open += 1;
    response.once('close', () => {
      connection.open -= 1;
      fallQuiet(socket);
    });
  });
  const isIdle = ([socket, { open, quietBytes, quietSince }]: [Socket, Connection]) =>
    open === 0 && socket.bytesRead === quietBytes && performance.now() - quietSince >= idleAfter;
  return () => {
    const idle = [...connections].filter(isIdle);
    // A process that was busy reads only now what came meanwhile, before the next immediate.
    setImmediate(() => {
      for (const [socket] of idle.filter(isIdle)) socket.destroy();
    });
  };
}
