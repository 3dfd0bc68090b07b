import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Between two looks for connections that can be closed, in milliseconds. */
const lookEvery = 50;

/**
 * A connection on which nothing has come for so long, in milliseconds, is idle: on a quieter one the next request may
 * be on its way already.
 */
const idleAfter = 500;

/**
 * Milliseconds after which connections are cut whatever happens on them: a client that sends drop by drop would keep
 * the shop from ending.
 */
export const cutAfter = 10_000;

/**
 * An open connection: its unanswered requests, how many bytes had come when it fell quiet, and when that was.
 */
interface Connection {
  open: number;
  quietBytes: number;
  quietSince: number;
}

/**
 * Closes the app without losing answers. Requests on open connections are answered with `Connection: close`, idle
 * connections are closed, new ones refused. What is left after {@link cutAfter} is cut.
 */
export function closeInOrder(app: FastifyInstance): void {
  const { server } = app;
  const closeIdle = followConnections(server);
  // Node's own closes a connection whose last answer is still on its way to a slow reader.
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

/** Notes what happens on each connection. Returns what closes those that are idle. */
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
  return () => {
    const now = performance.now();
    for (const [socket, { open, quietBytes, quietSince }] of connections) {
      const isIdle = open === 0 && socket.bytesRead === quietBytes && now - quietSince >= idleAfter;
      if (isIdle) socket.destroy();
    }
  };
}
